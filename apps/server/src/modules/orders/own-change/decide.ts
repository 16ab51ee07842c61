import { decideOwnChange, type OwnChange, type OwnOrder } from '@jhola/contract/orders/own-change/decide-own-change'
import type { ownChangeFields } from '@jhola/contract/orders/own-change/schema'
import type { OrderConditions, ProductPricing } from '@jhola/contract/orders/placing/order-conditions'
import { isCounterOrder } from '@jhola/contract/orders/statuses'
import { paise } from '@jhola/contract/shared/money'
import type { z } from 'zod'
import { orThrow } from '../../../platform/errors.ts'
import type { OrderableStore, OrderDeps } from '../deps.ts'
import type { OrderRow } from '../order-row.sql.ts'

/** What the customer asks for, as the call carries it. */
export type WantedChange = z.infer<z.ZodObject<typeof ownChangeFields>>

const toOwnOrder = (row: OrderRow, collectsTax: boolean): OwnOrder => ({
  status: row.status,
  delivery_type: row.delivery_type,
  slot: row.delivery_slot,
  delivery_date: row.delivery_date,
  subtotalPaise: paise(row.subtotal_paise),
  discountPaise: paise(row.discount_paise),
  taxMode: row.tax_mode,
  roundsTotal: row.rounds_total,
  // A line that packing left out is stored under its number still; a new product must not come under it.
  lastLineNo: Math.max(0, ...(row.packing?.lines ?? []).map(({ line_no }) => line_no)),
  lines: row.items.map((item) => ({
    line_no: item.line_no,
    product_id: item.product_id,
    loose: item.unit_size > 1,
    quantity: item.quantity,
    unitSize: item.unit_size,
    unitPricePaise: paise(item.unit_price_paise),
    gstRatePercent: collectsTax ? Number(item.gst_rate_percent) : 0,
  })),
})

const toChange = ({ items, time, address }: WantedChange, row: OrderRow, expected: number | undefined): OwnChange => ({
  ...(items && {
    lines: items.map(({ product_id, quantity, price }) => ({
      product_id,
      quantity,
      // A line that stays keeps its own price.
      ...(price === undefined || row.items.some((item) => item.product_id === product_id) ? {} : { seen_price: price }),
    })),
  }),
  ...(time && { time: { slot: time.slot, delivery_date: time.date ?? null } }),
  ...(address && {
    address: {
      pincode: address.pincode ?? null,
      place:
        address.latitude !== undefined && address.longitude !== undefined
          ? { latitude: address.latitude, longitude: address.longitude }
          : null,
    },
  }),
  expected_total: expected ?? null,
})

/** Products of an order, and those that its change brings in. */
export const productsOf = (row: OrderRow, { items }: WantedChange): string[] => [
  ...new Set([...row.items.map(({ product_id }) => product_id), ...(items ?? []).map(({ product_id }) => product_id)]),
]

/** The decision with the order, the shop and the products as they are now. Throws the errors of `decideOwnChange`. */
export const decideWanted = (
  deps: Pick<OrderDeps, 'clock'>,
  row: OrderRow,
  wanted: WantedChange,
  given: { store: OrderableStore; products: ReadonlyMap<string, ProductPricing>; expected?: number | undefined },
) => {
  const { store, products, expected } = given
  const conditions: OrderConditions = { store, products, nowMs: deps.clock.now().getTime(), isByShop: isCounterOrder(row) }
  return orThrow(decideOwnChange(toOwnOrder(row, store.collects_tax !== false), toChange(wanted, row, expected), conditions))
}
