-- Why a message was sent: messages to one recipient are limited by their cause, from all shops together (decision 048).
-- Rows of the earlier build have none and do not count.
ALTER TABLE message_outbox ADD COLUMN cause text CHECK (cause IN ('stranger', 'customer', 'account'));
