-- Open unproven orders of a delivery slot are counted too (the key is `<date>/<slot>`): together they take half of its places.
-- A build that does not know this kind releases it all the same, because an order keeps the counters that it is counted in.
ALTER TABLE unproven_counts DROP CONSTRAINT unproven_counts_kind_check,
  ADD CONSTRAINT unproven_counts_kind_check CHECK (kind IN ('number', 'device', 'address', 'network', 'shop', 'slot'));
