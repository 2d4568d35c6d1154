"""Processes beside the event loop, in which bots think and in which what strangers send is worked at."""
