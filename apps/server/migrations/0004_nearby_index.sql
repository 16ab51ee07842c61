-- Nearby search reads only this index until it knows which twenty shops to show (reference/storage.md §3).
CREATE INDEX stores_nearby ON stores (cell) INCLUDE (store_id, latitude, longitude) WHERE status = 'active';
DROP INDEX stores_by_cell;
