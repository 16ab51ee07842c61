-- Whether money by UPI straight to the shop is asked for when the shop has accepted the order (so that nothing has to come back of an
-- order that it refuses), or with the order. An owner decides; a shop that is new is always asked after.
ALTER TABLE stores ADD COLUMN upi_after_acceptance boolean NOT NULL DEFAULT true;
