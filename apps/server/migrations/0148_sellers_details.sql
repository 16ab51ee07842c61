-- What the Consumer Protection (E-Commerce) Rules 2020 ask a seller to show: who sells, where, and whom to write to (rule 5(3), 6(5)).
ALTER TABLE stores
  ADD COLUMN legal_name text,
  -- Where the business is registered, when that is not the shop's own address.
  ADD COLUMN legal_address text,
  ADD COLUMN drug_licence text,
  ADD COLUMN grievance_name text,
  ADD COLUMN grievance_phone text,
  ADD COLUMN grievance_email text,
  -- The name that a payer's UPI app shows for the shop's UPI ID.
  ADD COLUMN upi_payee_name text;

-- Two letters of ISO 3166-1; NULL: the shop has not given it (rule 6(5)(d)).
ALTER TABLE products ADD COLUMN country_of_origin text CHECK (country_of_origin ~ '^[A-Z]{2}$');
