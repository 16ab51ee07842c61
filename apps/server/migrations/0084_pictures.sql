-- A picture is kept in several widths and formats, under an id that is made from what is in it: an address shows one thing for ever.
ALTER TABLE media DROP COLUMN media_type, DROP COLUMN bytes;
CREATE TABLE media_files (
  media_id uuid NOT NULL REFERENCES media (media_id) ON DELETE CASCADE,
  width smallint NOT NULL CHECK (width > 0),
  format text NOT NULL CHECK (format IN ('webp', 'avif')),
  bytes bytea NOT NULL,
  PRIMARY KEY (media_id, width, format)
);
-- They are compressed already.
ALTER TABLE media_files ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE INDEX media_by_store ON media (store_id);
