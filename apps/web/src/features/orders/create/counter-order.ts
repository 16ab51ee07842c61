import type { RouteOf } from '@jhola/contract/api'
import type { RouteBody } from '@jhola/contract/route'
import { normalisePhone } from '@jhola/contract/shared/phone'
import { addItem, type CartItem, quantityStep } from '../../../domain/cart/cart.ts'
import { type Product, toCartItem } from '../../../domain/cart/to-cart-item.ts'
import type { Customer, CustomerField, Draft, Handing } from '../../../domain/orders/counter-order-draft.ts'
import { toFieldProblems } from '../../../shared/forms/field-problems.ts'
import type { TextKey } from '../../../shared/i18n/texts.ts'

/** The body of `POST /orders` in the shape of the specified wizard. */
export type CounterOrder = Extract<RouteBody<RouteOf<'POST /orders'>>, { store_id: string }>

/** The request body. `total` in rupees: the total shown on the screen. */
export const toCounterOrder = (
  { items, customer, handing, ifMissing }: Pick<Draft, 'items' | 'customer' | 'handing' | 'ifMissing'>,
  { storeId, total, language }: { storeId: string; total: number; language: CounterOrder['language'] },
): CounterOrder => ({
  store_id: storeId,
  customer_name: customer.name.trim(),
  customer_phone: customer.phone,
  ...(customer.email.trim() && { customer_email: customer.email.trim() }),
  ...(handing === 'delivery' && { delivery_address: customer.address.trim() }),
  ...(handing === 'delivery' && customer.landmark.trim() && { landmark: customer.landmark.trim() }),
  items: items.map((item) => ({
    product_id: item.id,
    product_name: item.name,
    quantity: item.quantity,
    unit: item.unit,
    unit_price: item.price,
    total_price: Math.round(item.price * item.quantity * 100) / 100,
  })),
  payment_method: 'cash',
  ...(customer.notes.trim() && { delivery_notes: customer.notes.trim() }),
  ...(ifMissing !== 'best_match' && { if_missing: ifMissing }),
  expected_total: total,
  is_urgent: false,
  channel: 'counter',
  language,
})

/**
 * The lines with a scanned product added: `units` selling units of it, or with `null` one step more. Returns `null` when the
 * stock is not sufficient.
 */
export const withScanned = (items: readonly CartItem[], product: Product, units: number | null): CartItem[] | null => {
  const before = items.find(({ id }) => id === product.id)?.quantity ?? 0
  // In thousandths: 0.1 + 0.2 is not more than 0.3.
  const isTooMuch =
    units === null
      ? before >= product.current_stock
      : Math.round((before + units) * 1000) > Math.round(product.current_stock * 1000)
  return isTooMuch ? null : addItem(items, toCartItem(product, units ?? quantityStep(product)))
}

/**
 * The idempotency key for a body, with all bodies sent under it: the key of an unanswered body, also when the order was edited
 * since.
 */
export const attemptFor = (before: Draft['attempt'], body: string, newKey: () => string): NonNullable<Draft['attempt']> => ({
  key: before?.key ?? newKey(),
  bodies: [body, ...(before?.bodies ?? []).filter((earlier) => earlier !== body)],
})

/** The shortest address that can be found, in characters. */
const ADDRESS_MIN = 10

export type FieldErrors = Partial<Record<CustomerField, TextKey>>

/** The missing or invalid fields, in the order of the form. A counter order needs no address. */
export const findMissing = (customer: Customer, handing: Handing): FieldErrors => {
  const { phone, name, address } = customer
  const found: FieldErrors = {}
  if (phone === '') found.phone = 'orders.create.error.phoneMissing'
  else if (!normalisePhone(phone)) found.phone = 'orders.create.error.phone'
  if (name.trim() === '') found.name = 'orders.create.error.name'
  if (handing === 'delivery' && address.trim() === '') found.address = 'orders.create.error.addressMissing'
  else if (handing === 'delivery' && address.trim().length < ADDRESS_MIN) found.address = 'orders.create.error.address'
  return found
}

/** The server's names of our fields. */
const SERVER_FIELDS: Readonly<Record<string, CustomerField>> = {
  customer_phone: 'phone',
  customer_name: 'name',
  customer_email: 'email',
  delivery_address: 'address',
  landmark: 'landmark',
  delivery_notes: 'notes',
}

/** The server's errors about our fields, in its own words; empty when it has none. */
export const fieldsOfServer = (details: unknown): Partial<Record<CustomerField, string>> =>
  Object.fromEntries(
    toFieldProblems(details).flatMap(({ field, message }) => {
      const own = SERVER_FIELDS[field]
      return own ? [[own, message] as const] : []
    }),
  )

/** The change in rupees; null while too little or nothing was given. */
export const changeFor = (given: string, total: number): number | null => {
  const rupees = Number(given)
  if (given === '' || !Number.isFinite(rupees) || rupees < total) return null
  return Math.round((rupees - total) * 100) / 100
}

const NOTES_RUPEES = [10, 20, 50, 100, 200, 500]

/** Amounts that customers hand over for a total, in rupees: a few of the next round sums, without duplicates. */
export const likelyNotes = (total: number): number[] => {
  const rounded = NOTES_RUPEES.map((note) => Math.ceil(total / note) * note)
  return [...new Set(rounded)].filter((sum) => sum > total).slice(0, 3)
}
