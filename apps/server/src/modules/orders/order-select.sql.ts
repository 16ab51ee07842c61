import type { OrderItemRow, OrderRow } from './order-row.sql.ts'

/** Named columns of an order with its lines, history and shop, as one row. */
export const ORDER_SELECT = `
SELECT o.store_id, o.order_id, o.order_no, s.name AS store_name, s.phone AS store_phone, o.token_hash, o.customer_user_id,
  o.customer_name, o.customer_phone, o.customer_email, o.delivery_type, o.delivery_address, o.landmark, o.pincode, o.notes,
  o.subtotal_paise, o.discount_paise, o.tax_paise, o.tax_mode, o.delivery_fee_paise, o.express_fee_paise, o.total_paise, o.refunded_paise,
  o.status, o.payment_method, o.payment_status, o.payment_claimed_at, o.payment_missed_at, o.delivery_slot, o.delivery_date::text AS delivery_date,
  o.estimated_delivery, o.accept_by, o.acknowledged_at, o.cancellation_reason, o.cancelled_by,
  o.partner_name, o.partner_phone, o.partner_vehicle, o.problem_kind, o.problem_text, o.problem_at, o.problem_answer, o.problem_answered_at, o.channel, o.language, o.urgent, o.practice, o.version, o.created_at, o.updated_at,
  (SELECT json_agg(json_build_object('line_no', i.line_no, 'product_id', i.product_id, 'product_name', i.product_name,
      'product_name_hi', i.product_name_hi, 'image', i.image, 'unit', i.unit, 'pack_size', i.pack_size, 'unit_size', i.unit_size,
      'quantity', i.quantity, 'unit_price_paise', i.unit_price_paise, 'total_paise', i.total_paise,
      'gst_rate_percent', i.gst_rate_percent, 'tax_paise', i.tax_paise) ORDER BY i.line_no)
    FROM order_items i WHERE i.store_id = o.store_id AND i.order_id = o.order_id) AS items,
  (SELECT json_agg(json_build_object('to_status', e.to_status, 'actor_kind', e.actor_kind, 'actor_label', e.actor_label,
      'reason', e.reason, 'at', e.at) ORDER BY e.version)
    FROM order_events e WHERE e.store_id = o.store_id AND e.order_id = o.order_id
      AND e.from_status IS DISTINCT FROM e.to_status) AS history`

/** What a file says of an order. */
export type OrderToExport = Pick<
  OrderRow,
  | 'store_id'
  | 'order_no'
  | 'created_at'
  | 'customer_name'
  | 'customer_phone'
  | 'delivery_type'
  | 'delivery_address'
  | 'landmark'
  | 'pincode'
  | 'notes'
  | 'subtotal_paise'
  | 'discount_paise'
  | 'tax_paise'
  | 'delivery_fee_paise'
  | 'express_fee_paise'
  | 'total_paise'
  | 'status'
  | 'payment_status'
  | 'payment_method'
  | 'channel'
> & { items: Pick<OrderItemRow, 'product_name' | 'product_name_hi' | 'quantity' | 'unit_size' | 'unit' | 'pack_size'>[] }

export const EXPORT_SELECT = `
SELECT o.store_id, o.order_no, o.created_at, o.customer_name, o.customer_phone, o.delivery_type, o.delivery_address, o.landmark,
  o.pincode, o.notes, o.subtotal_paise, o.discount_paise, o.tax_paise, o.delivery_fee_paise, o.express_fee_paise, o.total_paise,
  o.status, o.payment_status, o.payment_method, o.channel,
  (SELECT json_agg(json_build_object('product_name', i.product_name, 'product_name_hi', i.product_name_hi, 'unit', i.unit,
      'pack_size', i.pack_size, 'unit_size', i.unit_size, 'quantity', i.quantity) ORDER BY i.line_no)
    FROM order_items i WHERE i.store_id = o.store_id AND i.order_id = o.order_id) AS items`
