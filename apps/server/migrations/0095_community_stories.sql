-- A neighbourhood tells stories too: a housing society, a school, a temple kitchen.
ALTER TABLE stories DROP CONSTRAINT stories_kind_check;
ALTER TABLE stories ADD CONSTRAINT stories_kind_check CHECK (kind IN ('customer', 'shopkeeper', 'community'));
