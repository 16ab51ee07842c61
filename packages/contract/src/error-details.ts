import type { CodeReason } from './orders/placing/unproven.ts'

/** An invalid field of the request: `field` is its path (`items.0.quantity`), `message` is for people. */
export type FieldProblem = { field: string; code: string; message: string }

/** A cart line without enough stock; quantities in selling units. `back_at`: when what is off the shelf is there again, if that is known. */
export type ShortLine = {
  product_id: string
  product_name: string
  wanted: number
  available: number
  unit: string
  back_at?: string | null
}

/** A line whose price differs from the one that the customer saw; rupees. `new_price` null: no longer sold. */
export type ChangedLine = { product_id: string; product_name: string; old_price: number | null; new_price: number | null }

/** A product's current stock, in selling units. */
type StockLevels = { on_hand: number; reserved: number; available: number; unit: string }

/** What an order is now, for a caller who was too late: its status and version, and who changed it last. */
export type OrderNow = { current: string; version: number; by: string | null; at: string | null }

/** The types of the details, for the codes that have them. */
export type DetailsByCode = {
  'request.invalid': { fields: FieldProblem[] }
  'request.rate_limited': { seconds: number }
  'auth.wait_minutes': { minutes: number; seconds: number }
  'auth.wait_hours': { hours: number; seconds: number }
  'stores.closed': { opens_at: string | null }
  'stores.paused': { until: string | null; reason: string | null }
  'stores.below_minimum': { minimum: number; subtotal: number }
  'stores.out_of_range': { distance_km: number | null; radius_km: number }
  'inventory.insufficient': { lines: ShortLine[] }
  'inventory.stock_changed': StockLevels
  'inventory.below_reserved': StockLevels
  'inventory.too_much': { most: number }
  'inventory.stale': { version: number }
  'inventory.too_many_prices': { products: number; most: number }
  'inventory.file_unpacks_too_big': { most_mb: number }
  'inventory.file_columns': { row: number; most: number }
  'inventory.file_cell': { row: number; column: string; most: number }
  'inventory.file_open_quote': { row: number }
  'inventory.file_rows': { rows: number; most: number }
  'cart.quantity': { product_id: string; product_name: string }
  'orders.changed': { lines: ChangedLine[]; total_amount: number }
  'orders.illegal_transition': { current: string; wanted: string; by: string | null; at: string | null }
  'orders.stale': OrderNow
  'orders.packing_answered': OrderNow
  'orders.packing_asked': OrderNow
  'orders.not_under_way': OrderNow
  'orders.too_many_open': { open: number }
  'customers.too_many_blocked': { most: number }
  'orders.code_needed': { reason: CodeReason; limit: number }
  'payments.failed': { reason: string }
  'payments.day_closed': { by: string; at: string }
  'payments.statement_rows': { most: number }
  'profile.too_many_addresses': { most: number }
  'stores.stale': { version: number }
  'stores.phone_unproven': { field: 'phone' | 'whatsapp' }
  'stores.suspended': { reason: string }
  'stores.staff_most': { most: number }
  'staff.devices_most': { most: number }
  'staff.pin_wrong': { tries_left: number }
}
