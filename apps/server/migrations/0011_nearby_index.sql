-- Nearby search asks this index alone, filters too; of a cell it reads only the band of latitudes that the circle touches.
-- Measured over 1,000,000 shops in 50 cities: docs/benchmarks.md.
CREATE INDEX stores_nearby_band ON stores (cell, latitude)
  INCLUDE (longitude, store_id, prep_minutes, rating_sum, rating_count, name, name_hi) WHERE status = 'active';
DROP INDEX stores_nearby;
