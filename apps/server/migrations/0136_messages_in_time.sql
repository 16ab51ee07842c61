-- Until when a message is worth sending; null: it stays so. Codes that wait already had ten minutes.
ALTER TABLE message_outbox ADD COLUMN send_before timestamptz;
UPDATE message_outbox SET send_before = created_at + interval '10 minutes' WHERE state = 'waiting' AND code IS NOT NULL;
