-- What somebody's device spoke when they signed in last: they are written to in it until they choose a language for their account.
ALTER TABLE users ADD COLUMN device_language text;
