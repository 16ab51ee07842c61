-- Of many orders that wait, the shop gets one message: the others are recorded as told by it.
ALTER TABLE order_alarms ADD COLUMN joined boolean NOT NULL DEFAULT false;
