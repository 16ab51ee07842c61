-- The WhatsApp number of a shop that its holder proved by a code. The number itself and no mark, so that a build that does not know the
-- column cannot make it say too much. Customers and alarms are sent to `shown_whatsapp`: a proven number, or the phone of the shop.
ALTER TABLE stores ADD COLUMN proven_whatsapp text,
  ADD COLUMN shown_whatsapp text GENERATED ALWAYS AS (CASE WHEN whatsapp IN (phone, proven_whatsapp) THEN whatsapp END) STORED;
UPDATE stores s SET proven_whatsapp = s.whatsapp FROM users u
WHERE u.user_id = s.owner_user_id AND u.phone = s.whatsapp AND u.phone_verified_at IS NOT NULL;
