import type { OrderLineRow } from '@jhola/contract/orders/packing/order-line-row'
import type { ItemNotes } from '@jhola/contract/orders/placing/item-notes'
import type { OrderItem } from '@jhola/contract/orders/schema'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import { toUnits } from '@jhola/contract/shared/weight'

const rupees = (amount: number): number => paiseToRupees(paise(amount))

/** A line of an order, as it is given, ordered or asked about. */
export const presentItem = (orderId: string, item: OrderLineRow, notes: ItemNotes = null): OrderItem => ({
  id: `${orderId}:${item.line_no}`,
  product_id: item.product_id,
  product_name: item.product_name,
  product_name_hi: item.product_name_hi,
  image: item.image,
  unit: item.unit,
  pack_size: item.pack_size,
  quantity: toUnits(item.quantity, item.unit_size),
  unit_price: rupees(item.unit_price_paise),
  total_price: rupees(item.total_paise),
  gst_rate: Number(item.gst_rate_percent),
  tax: rupees(item.tax_paise),
  loose: item.unit_size > 1,
  line_no: item.line_no,
  if_missing: item.if_missing,
  note: notes?.[item.product_id] ?? null,
  replaces: item.replaces,
  change: item.change,
})
