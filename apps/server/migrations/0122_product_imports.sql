-- Files of products that a shop uploads: looked at first, then applied in batches (packages/contract/src/inventory/import).
CREATE TABLE product_imports (
  store_id text NOT NULL,
  import_id uuid NOT NULL,
  file_name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('csv', 'xlsx')),
  -- Gone when it is applied, or when another file is uploaded.
  file bytea,
  state text NOT NULL CHECK (state IN ('checking', 'checked', 'applying', 'applied', 'failed')),
  apply_at_once boolean NOT NULL DEFAULT false,
  failure jsonb,
  guessed_encoding text,
  -- Headings and samples of the file's columns, and which is which field.
  columns jsonb NOT NULL DEFAULT '[]',
  mapping jsonb NOT NULL,
  rows_total integer NOT NULL DEFAULT 0,
  rows_checked integer NOT NULL DEFAULT 0,
  rows_new integer NOT NULL DEFAULT 0,
  rows_changed integer NOT NULL DEFAULT 0,
  rows_same integer NOT NULL DEFAULT 0,
  rows_refused integer NOT NULL DEFAULT 0,
  -- Rows that are written, and the last of them: where it goes on.
  rows_applied integer NOT NULL DEFAULT 0,
  applied_to_row integer NOT NULL DEFAULT 0,
  -- Goes up when rows are checked anew: what an earlier check still writes is dropped.
  turn integer NOT NULL DEFAULT 1,
  user_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  -- The last sign of life of whoever works on it.
  alive_at timestamptz NOT NULL,
  PRIMARY KEY (store_id, import_id)
);
CREATE INDEX product_imports_by_age ON product_imports (created_at);

-- Rows that do something or are refused; what changes nothing is only counted.
CREATE TABLE product_import_rows (
  store_id text NOT NULL,
  import_id uuid NOT NULL,
  row_no integer NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('new', 'changed', 'refused')),
  product_id uuid,
  name text NOT NULL,
  -- The new product, or the fields that change as they were and will be.
  content jsonb,
  problems jsonb,
  -- The row as it is written, where it is refused.
  cells jsonb,
  PRIMARY KEY (store_id, import_id, row_no),
  FOREIGN KEY (store_id, import_id) REFERENCES product_imports ON DELETE CASCADE
);
CREATE INDEX product_import_rows_by_outcome ON product_import_rows (store_id, import_id, outcome, row_no);
