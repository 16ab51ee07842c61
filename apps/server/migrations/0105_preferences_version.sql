-- Which edition of the sections this is: a device that changes an older one is told so.
ALTER TABLE shop_preferences ADD COLUMN version integer NOT NULL DEFAULT 1;
