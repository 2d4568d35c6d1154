"""What somebody cannot do, or must."""
