"""What the table is told beside its view, made by the rules and only when somebody looks: options as data, and how things stand."""
