-- The shop pays by the composition scheme: it may not collect tax and hands out bills of supply.
ALTER TABLE stores ADD COLUMN is_composition boolean NOT NULL DEFAULT false;

-- Where each series of a shop's papers stands in a financial year (the year it began in). Bumped in the transaction that writes the paper.
CREATE TABLE paper_counters (
  store_id text NOT NULL,
  series text NOT NULL,
  financial_year smallint NOT NULL,
  last_no integer NOT NULL,
  PRIMARY KEY (store_id, series, financial_year)
);

-- Bills and credit notes as they were written, with all their figures.
CREATE TABLE papers (
  store_id text NOT NULL,
  series text NOT NULL,
  financial_year smallint NOT NULL,
  no integer NOT NULL CHECK (no > 0),
  number text NOT NULL CHECK (number ~ '^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$'),
  kind text NOT NULL CHECK (kind IN ('tax_invoice', 'bill_of_supply', 'invoice_cum_bill_of_supply', 'bill', 'credit_note')),
  order_id uuid NOT NULL,
  issued_at timestamptz NOT NULL,
  total_paise bigint NOT NULL,
  body jsonb NOT NULL,
  PRIMARY KEY (store_id, series, financial_year, no)
);
CREATE UNIQUE INDEX papers_one_bill ON papers (store_id, order_id) WHERE kind <> 'credit_note';
CREATE INDEX papers_by_order ON papers (store_id, order_id);
CREATE INDEX papers_by_time ON papers (store_id, issued_at);

CREATE FUNCTION keep_papers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'papers are written once: % of % refused', TG_OP, OLD.number;
END $$;
CREATE TRIGGER papers_stay BEFORE UPDATE OR DELETE ON papers FOR EACH ROW EXECUTE FUNCTION keep_papers();
