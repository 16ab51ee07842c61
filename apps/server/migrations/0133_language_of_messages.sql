-- What a message is written in: operators register a template for each language of it. NULL: written before this was noted.
ALTER TABLE message_outbox ADD COLUMN language text;
