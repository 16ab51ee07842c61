-- Housekeeping finds what is old by an index: it looks every hour, also when there is nothing to forget.
CREATE INDEX one_time_codes_by_age ON one_time_codes (created_at);
CREATE INDEX message_outbox_by_age ON message_outbox (created_at);
CREATE INDEX message_outbox_kept ON message_outbox (created_at) WHERE state = 'kept';
CREATE INDEX message_outbox_to_blank ON message_outbox (coalesce(sent_at, created_at)) WHERE state IN ('sent', 'failed') AND body <> '';
CREATE INDEX price_changes_by_age ON price_changes (made_at);
