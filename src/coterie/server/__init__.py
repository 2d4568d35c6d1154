"""The server: tables that people and bots share, kept in a database, spoken to over WebSocket and a small REST API."""
