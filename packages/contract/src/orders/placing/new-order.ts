import type { Language } from '../../shared/wire.ts'
import type { MissingChoice } from '../missing-choice.ts'
import type { DeliverySlot } from '../schema.ts'
import type { DeliveryType } from '../statuses.ts'
import { type ItemNotes, itemNotesOf } from './item-notes.ts'
import type { PlaceOrderBody } from './schema.ts'

/** A requested order, independent of the request's shape. Quantities in selling units, seen prices in rupees. */
export type NewOrder = {
  store_id: string
  lines: { product_id: string; quantity: number; seen_price?: number; if_missing?: MissingChoice }[]
  customer: { name: string; phone: string; email: string | null }
  delivery_type: DeliveryType
  delivery_address: string
  landmark: string | null
  pincode: string | null
  place: { latitude: number; longitude: number } | null
  slot: DeliverySlot
  delivery_date: string | null
  /** As requested; the shop's settings decide whether it is available. */
  payment_method: string
  notes: string | null
  item_notes: ItemNotes
  /** What the shop may do when a product is not there, unless its line says otherwise. */
  if_missing: MissingChoice
  expected_total: number | null
  channel: string
  language: Language
  urgent: boolean
}

/** Our method for each name of a payment method. `cash` at the checkout is cash on delivery. */
const CHECKOUT_METHODS: Record<string, string> = { cash: 'cod' }

const orNull = (text: string | undefined): string | null => (text ? text : null)

type Checkout = Extract<PlaceOrderBody, { storeId: string }>
type Wizard = Extract<PlaceOrderBody, { store_id: string }>

const addressLine = (address: Checkout['deliveryAddress']): string =>
  [address?.addressLine1, address?.addressLine2, address?.city, address?.state, address?.pincode].filter(Boolean).join(', ')

const fromCheckout = (body: Checkout, language: Language): Omit<NewOrder, 'customer'> => {
  const address = body.deliveryAddress
  const hasPlace = address?.latitude !== undefined && address.longitude !== undefined
  return {
    store_id: body.storeId,
    lines: body.items.map(({ productId, quantity, price, if_missing }) => ({
      product_id: productId,
      quantity,
      ...(price === undefined ? {} : { seen_price: price }),
      ...(if_missing && { if_missing }),
    })),
    delivery_type: body.deliveryType,
    delivery_address: body.deliveryType === 'pickup' ? '' : addressLine(address),
    landmark: orNull(address?.landmark),
    pincode: orNull(address?.pincode),
    place: hasPlace ? { latitude: address.latitude as number, longitude: address.longitude as number } : null,
    slot: body.delivery_slot,
    delivery_date: body.delivery_date ?? null,
    payment_method: CHECKOUT_METHODS[body.paymentMethod] ?? body.paymentMethod,
    notes: orNull(body.customerNotes),
    item_notes: itemNotesOf(body.items.map(({ productId, note }) => ({ id: productId, note }))),
    if_missing: body.if_missing ?? 'best_match',
    expected_total: body.expected_total ?? null,
    channel: 'web',
    language: body.language ?? language,
    urgent: body.delivery_slot === 'express',
  }
}

const fromWizard = (body: Wizard, language: Language): NewOrder => ({
  store_id: body.store_id,
  lines: body.items.map(({ product_id, quantity, unit_price, if_missing }) => ({
    product_id,
    quantity,
    ...(unit_price === undefined ? {} : { seen_price: unit_price }),
    ...(if_missing && { if_missing }),
  })),
  customer: { name: body.customer_name, phone: body.customer_phone, email: orNull(body.customer_email) },
  delivery_type: body.delivery_address ? 'delivery' : 'pickup',
  delivery_address: body.delivery_address ?? '',
  landmark: orNull(body.landmark),
  pincode: null,
  place: null,
  slot: 'asap',
  delivery_date: null,
  payment_method: body.payment_method,
  notes: orNull(body.delivery_notes),
  item_notes: itemNotesOf(body.items.map(({ product_id, note }) => ({ id: product_id, note }))),
  if_missing: body.if_missing ?? 'best_match',
  expected_total: body.expected_total ?? null,
  channel: body.channel,
  language: body.language ?? language,
  urgent: body.is_urgent,
})

/**
 * Converts both shapes of `POST /orders` to one. The checkout gives its customer in `customer` or in the address; the caller
 * rejects missing customer parts with an error at their field.
 */
export const toNewOrder = (
  body: PlaceOrderBody,
  language: Language,
): Omit<NewOrder, 'customer'> & { customer: Partial<NewOrder['customer']> } => {
  if ('store_id' in body) return fromWizard(body, language)
  const { name, phone } = body.deliveryAddress ?? {}
  const customer = body.customer
    ? { name: body.customer.name, phone: body.customer.phone, email: orNull(body.customer.email) }
    : { ...(name ? { name } : {}), ...(phone ? { phone } : {}), email: null }
  return { ...fromCheckout(body, language), customer }
}
