import { EXPORTED_ORDER_COLUMNS, SHOWN_ORDER_COLUMNS } from './order-columns.sql.ts'

/** An order with its lines, history and shop, as one row. An order always has at least one line and one history entry. */
export const ORDER_SELECT = `
SELECT ${SHOWN_ORDER_COLUMNS}, s.name AS store_name, s.phone AS store_phone,
  (SELECT json_agg(json_build_object('line_no', i.line_no, 'product_id', i.product_id, 'product_name', i.product_name,
      'product_name_hi', i.product_name_hi, 'image', i.image, 'unit', i.unit, 'pack_size', i.pack_size, 'unit_size', i.unit_size,
      'quantity', i.quantity, 'unit_price_paise', i.unit_price_paise, 'total_paise', i.total_paise,
      'gst_rate_percent', i.gst_rate_percent, 'tax_paise', i.tax_paise) ORDER BY i.line_no)
    FROM order_items i WHERE i.store_id = o.store_id AND i.order_id = o.order_id) AS "items!",
  (SELECT json_agg(json_build_object('to_status', e.to_status, 'actor_kind', e.actor_kind, 'actor_label', e.actor_label,
      'reason', e.reason, 'at', e.at) ORDER BY e.version)
    FROM order_events e WHERE e.store_id = o.store_id AND e.order_id = o.order_id
      AND e.from_status IS DISTINCT FROM e.to_status) AS "history!"`

export const EXPORT_SELECT = `
SELECT ${EXPORTED_ORDER_COLUMNS},
  (SELECT json_agg(json_build_object('product_name', i.product_name, 'product_name_hi', i.product_name_hi, 'unit', i.unit,
      'pack_size', i.pack_size, 'unit_size', i.unit_size, 'quantity', i.quantity) ORDER BY i.line_no)
    FROM order_items i WHERE i.store_id = o.store_id AND i.order_id = o.order_id) AS "items!"`
