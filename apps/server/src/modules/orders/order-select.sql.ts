import { EXPORTED_ORDER_COLUMNS, SHOWN_ORDER_COLUMNS } from './order-columns.sql.ts'

const LINE_FIELDS = `'line_no', i.line_no, 'product_id', i.product_id, 'product_name', i.product_name,
      'product_name_hi', i.product_name_hi, 'image', i.image, 'unit', i.unit, 'pack_size', i.pack_size, 'unit_size', i.unit_size,
      'quantity', i.quantity, 'unit_price_paise', i.unit_price_paise, 'total_paise', i.total_paise,
      'gst_rate_percent', i.gst_rate_percent, 'tax_paise', i.tax_paise, 'if_missing', i.if_missing`

/** What was ordered, the last change and the open question, of an order that was changed. */
const PACKING = `(SELECT json_build_object('change_no', k.change_no, 'subtotal_paise', k.subtotal_paise, 'discount_paise', k.discount_paise,
      'tax_paise', k.tax_paise, 'delivery_fee_paise', k.delivery_fee_paise, 'express_fee_paise', k.express_fee_paise,
      'round_off_paise', k.round_off_paise, 'total_paise', k.total_paise,
      'lines', (SELECT json_agg(json_build_object(${LINE_FIELDS}) ORDER BY i.line_no)
        FROM ordered_items i WHERE i.store_id = k.store_id AND i.order_id = k.order_id),
      'last', (SELECT json_build_object('state', c.state, 'actor_kind', c.actor_kind, 'by_phone', c.by_phone, 'reason', c.reason, 'at', c.at)
        FROM order_changes c WHERE c.store_id = k.store_id AND c.order_id = k.order_id AND c.change_no = k.change_no),
      'agreed', (SELECT json_build_object('by', c.actor_label, 'at', c.at)
        FROM order_changes c WHERE c.store_id = k.store_id AND c.order_id = k.order_id AND c.by_phone ORDER BY c.change_no DESC LIMIT 1),
      'own', (SELECT json_build_object('change_no', c.change_no, 'at', c.at, 'seen_at', c.seen_at, 'before', c.before,
          'unseen_parts', (SELECT json_agg(DISTINCT p.part) FROM order_changes u CROSS JOIN LATERAL jsonb_array_elements_text(u.before -> 'parts') AS p(part)
            WHERE u.store_id = k.store_id AND u.order_id = k.order_id AND u.seen_at IS NULL))
        FROM order_changes c WHERE c.store_id = k.store_id AND c.order_id = k.order_id AND c.before IS NOT NULL
        ORDER BY c.seen_at IS NULL DESC, CASE WHEN c.seen_at IS NULL THEN c.change_no ELSE -c.change_no END LIMIT 1),
      'question', (SELECT json_build_object('change_no', c.change_no, 'answer_by', c.answer_by, 'asked', c.question)
        FROM order_changes c WHERE c.store_id = k.store_id AND c.order_id = k.order_id AND c.state = 'asked'))
    FROM order_packings k WHERE k.store_id = o.store_id AND k.order_id = o.order_id) AS packing`

/** An order with its lines, history and shop, as one row. An order always has at least one line and one history entry. */
export const ORDER_SELECT = `
SELECT ${SHOWN_ORDER_COLUMNS}, s.name AS store_name, s.phone AS store_phone,
  (SELECT json_agg(json_build_object(${LINE_FIELDS}, 'replaces', i.replaces, 'change', i.change) ORDER BY i.line_no)
    FROM order_items i WHERE i.store_id = o.store_id AND i.order_id = o.order_id) AS "items!",
  (SELECT json_agg(json_build_object('to_status', e.to_status, 'actor_kind', e.actor_kind, 'actor_label', e.actor_label,
      'reason', e.reason, 'at', e.at) ORDER BY e.version)
    FROM order_events e WHERE e.store_id = o.store_id AND e.order_id = o.order_id
      AND e.from_status IS DISTINCT FROM e.to_status) AS "history!",
  ${PACKING}`

export const EXPORT_SELECT = `
SELECT ${EXPORTED_ORDER_COLUMNS},
  (SELECT json_agg(json_build_object('product_name', i.product_name, 'product_name_hi', i.product_name_hi, 'unit', i.unit,
      'pack_size', i.pack_size, 'unit_size', i.unit_size, 'quantity', i.quantity) ORDER BY i.line_no)
    FROM order_items i WHERE i.store_id = o.store_id AND i.order_id = o.order_id) AS "items!"`
