/** The uses of one column of `orders`. A column without a value at insert gets its default. */
type ColumnUse = {
  /** Value for an order placed by a customer or at the counter. */
  placed?: string
  /** Value for a test order. */
  practice?: string
  /** Read for the screens: `true` for the column itself, or an SQL expression. */
  shown?: true | string
  /** Included in the shop's export of its orders. */
  exported?: true
  /** Written with the past orders that the demo generates. */
  past?: true
}

/**
 * Every column of `orders`, once: all statements that write or read whole orders are built from this list; `npm run check`
 * compares it.
 */
export const ORDER_COLUMNS = {
  store_id: { placed: ':store_id', practice: ':store_id', shown: true, exported: true, past: true },
  order_id: { placed: ':order_id', practice: ':order_id', shown: true, past: true },
  order_no: { placed: 'c.order_no', practice: '-c.practice_no', shown: true, exported: true, past: true },
  token_hash: { placed: ':token_hash', practice: ':token_hash', shown: true, past: true },
  customer_user_id: { placed: ':customer_user_id', shown: true, past: true },
  customer_name: { placed: ':customer_name', practice: ':customer_name', shown: true, exported: true, past: true },
  customer_phone: { placed: ':customer_phone', practice: ':customer_phone', shown: true, exported: true, past: true },
  customer_email: { placed: ':customer_email', shown: true },
  delivery_type: { placed: ':delivery_type', practice: ':delivery_type', shown: true, exported: true, past: true },
  delivery_address: { placed: ':delivery_address', practice: ':delivery_address', shown: true, exported: true, past: true },
  landmark: { placed: ':landmark', shown: true, exported: true, past: true },
  pincode: { placed: ':pincode', shown: true, exported: true, past: true },
  latitude: { placed: ':latitude', past: true },
  longitude: { placed: ':longitude', past: true },
  notes: { placed: ':notes', shown: true, exported: true, past: true },
  item_notes: { placed: ':item_notes?::jsonb', shown: true },
  subtotal_paise: { placed: ':subtotal_paise', practice: ':subtotal_paise', shown: true, exported: true, past: true },
  discount_paise: { placed: ':discount_paise', practice: '0', shown: true, exported: true, past: true },
  tax_paise: { placed: ':tax_paise', practice: ':tax_paise', shown: true, exported: true, past: true },
  tax_mode: { placed: ':tax_mode', practice: ':tax_mode', shown: true, past: true },
  delivery_fee_paise: { placed: ':delivery_fee_paise', practice: ':delivery_fee_paise', shown: true, exported: true, past: true },
  express_fee_paise: { placed: ':express_fee_paise', practice: '0', shown: true, exported: true, past: true },
  round_off_paise: { placed: ':round_off_paise', practice: ':round_off_paise', shown: true, exported: true, past: true },
  rounds_total: { placed: ':rounds_total', practice: ':rounds_total', shown: true },
  total_paise: { placed: ':total_paise', practice: ':total_paise', shown: true, exported: true, past: true },
  paid_paise: { shown: true },
  given_back_paise: { shown: true },
  refunded_paise: { shown: true },
  status: { placed: `'pending'`, practice: `'pending'`, shown: true, exported: true, past: true },
  payment_method: { placed: ':payment_method', practice: ':payment_method', shown: true, exported: true, past: true },
  payment_status: { placed: `'pending'`, practice: `'pending'`, shown: true, exported: true, past: true },
  payment_claimed_at: { shown: true, past: true },
  payment_missed_at: { shown: true },
  paid_at: { past: true },
  paid_by_service: { shown: true },
  rest_claimed_at: { shown: true },
  rest_claimed_paise: {},
  returned_at: {},
  delivery_slot: { placed: ':delivery_slot', practice: `'asap'`, shown: true, past: true },
  delivery_date: { placed: ':delivery_date', shown: 'o.delivery_date::text AS delivery_date', past: true },
  estimated_delivery: { placed: ':estimated_delivery', practice: ':estimated_delivery', shown: true, past: true },
  accept_by: { placed: ':accept_by', practice: ':accept_by', shown: true, past: true },
  acknowledged_at: { shown: true, past: true },
  cancellation_reason: { shown: true, past: true },
  cancelled_by: { shown: true, past: true },
  partner_name: { shown: true, past: true },
  partner_phone: { shown: true, past: true },
  partner_vehicle: { shown: true, past: true },
  problem_kind: { shown: true },
  problem_text: { shown: true },
  problem_at: { shown: true },
  problem_answer: { shown: true },
  problem_answered_at: { shown: true },
  channel: { placed: ':channel', practice: `'test'`, shown: true, exported: true, past: true },
  language: { placed: ':language', practice: ':language', shown: true, past: true },
  urgent: { placed: ':urgent', shown: true, past: true },
  practice: { practice: 'true', shown: true },
  version: { placed: '1', practice: '1', shown: true, past: true },
  created_at: { placed: ':at', practice: ':at', shown: true, exported: true, past: true },
  updated_at: { placed: ':at', practice: ':at', shown: true, past: true },
  if_missing: { placed: ':if_missing', shown: true },
  open_slot: { placed: 'v.open_slot' },
  /** Neither a delivered order at the shop nor a code proved the number; see decision 051. */
  unproven: { placed: 'NOT v.proven' },
  /** Names of the lines' products, for the search. */
  product_words: {
    placed: `(SELECT string_agg(concat_ws(' ', k.name, k.name_hi), ' ' ORDER BY l.line_no) FROM lines l JOIN locked k USING (product_id))`,
  },
} satisfies Record<string, ColumnUse>

const uses: readonly (readonly [string, ColumnUse])[] = Object.entries(ORDER_COLUMNS)

/** The columns that the demo writes. */
export const PAST_ORDER_COLUMNS: readonly string[] = uses.filter(([, { past }]) => past).map(([name]) => name)

/** `INSERT INTO orders (…) SELECT …` for placed orders and test orders; the FROM follows. */
export const insertIntoOrders = (kind: 'placed' | 'practice'): string => {
  const written = uses.flatMap(([name, use]) => (use[kind] === undefined ? [] : [{ name, value: use[kind] }]))
  return `INSERT INTO orders (${written.map(({ name }) => name).join(', ')})
  SELECT ${written.map(({ value }) => value).join(', ')}`
}

/** Columns of `orders o` for the screens. */
export const SHOWN_ORDER_COLUMNS = uses
  .flatMap(([name, { shown }]) => (shown === undefined ? [] : [shown === true ? `o.${name}` : shown]))
  .join(', ')

/** Columns of `orders o` for the export. */
export const EXPORTED_ORDER_COLUMNS = uses.flatMap(([name, { exported }]) => (exported ? [`o.${name}`] : [])).join(', ')
