-- What a shop finished today is read by the time of its last change: an order of yesterday evening that is delivered this morning
-- belongs to this morning. The index holds finished orders only, so that an order is written into it once or twice in its life.
CREATE INDEX orders_finished ON orders (store_id, updated_at)
  WHERE status IN ('delivered', 'cancelled', 'refunded') AND NOT practice;
