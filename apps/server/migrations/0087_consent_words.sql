-- Which words somebody said yes or no to: the version of the text that was shown.
ALTER TABLE consents ADD COLUMN text_version integer NOT NULL DEFAULT 1;
ALTER TABLE consents ALTER COLUMN text_version DROP DEFAULT;
