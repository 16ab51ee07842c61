import { z } from 'zod'
import { CART_LINES_MAX } from '../../constants.ts'
import { sharedCartIdSchema, storeIdSchema, uuidSchema } from '../../shared/ids.ts'
import {
  dateSchema,
  languageSchema,
  phoneSchema,
  pincodeSchema,
  requiredTextSchema,
  rupeesSchema,
  textSchema,
} from '../../shared/wire.ts'
import { MISSING_CHOICES } from '../missing-choice.ts'
import { deliverySlotSchema, deliveryTypeSchema, orderSchema } from '../schema.ts'
import { ITEM_NOTE_MAX } from './item-notes.ts'

/** Quantity in selling units; loose products have up to three decimals (0.25 kg). `decideOrder` checks it by product. */
const quantitySchema = z.number()
/** A stored or priced line of a cart. */
export const cartLineSchema = z.strictObject({
  product_id: uuidSchema,
  quantity: z.number().positive().max(9999).multipleOf(0.001),
})
/** The price that the client has shown. Never used as the price: only to tell the customer what changed. */
const seenPriceSchema = rupeesSchema.optional()
const nameSchema = requiredTextSchema(80, 'Name is required')
const emailSchema = z.union([z.email().max(254), z.literal('')]).optional()
/** What the customer says of one item: `Ripe ones`. */
const itemNoteSchema = textSchema(ITEM_NOTE_MAX).optional()
const notesSchema = textSchema(500).optional()
/** What the shop may do when a product is not there; of a line: as chosen for the order. */
const ifMissingSchema = z.enum(MISSING_CHOICES).optional()

export const addressSchema = z.strictObject({
  name: textSchema(80).optional(),
  phone: z.string().max(20).optional(),
  addressLine1: textSchema(300).refine((text) => text.length >= 10, { message: 'Please enter a complete address' }),
  addressLine2: textSchema(200).optional(),
  landmark: textSchema(120).optional(),
  city: textSchema(80).optional(),
  state: textSchema(80).optional(),
  pincode: z.union([pincodeSchema, z.literal('')]).optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
})

/** `POST /orders` as the checkout sends it. */
export const checkoutOrderSchema = z.strictObject({
  storeId: storeIdSchema,
  items: z
    .array(
      z.strictObject({
        productId: uuidSchema,
        quantity: quantitySchema,
        price: seenPriceSchema,
        if_missing: ifMissingSchema,
        note: itemNoteSchema,
      }),
    )
    .min(1)
    .max(CART_LINES_MAX),
  customer: z.strictObject({ name: nameSchema, phone: phoneSchema, email: emailSchema }).optional(),
  deliveryType: deliveryTypeSchema.default('delivery'),
  deliveryAddress: addressSchema.partial({ addressLine1: true }).optional(),
  delivery_slot: deliverySlotSchema.default('asap'),
  delivery_date: dateSchema.optional(),
  paymentMethod: z.enum(['upi', 'cod', 'cash', 'card', 'netbanking', 'wallet']).default('cash'),
  customerNotes: notesSchema,
  if_missing: ifMissingSchema,
  expected_total: rupeesSchema.optional(),
  language: languageSchema.optional(),
  /** The shared cart that the order is made of: it can be ordered once. */
  shared_cart: sharedCartIdSchema.optional(),
})

/** `POST /orders` as the shop's own wizard sends it. */
export const wizardOrderSchema = z.strictObject({
  store_id: storeIdSchema,
  customer_name: nameSchema,
  customer_phone: phoneSchema,
  customer_email: emailSchema,
  /** Without an address the order is handed over at the counter. */
  delivery_address: textSchema(400).optional(),
  landmark: textSchema(120).optional(),
  items: z
    .array(
      z.strictObject({
        product_id: uuidSchema,
        product_name: textSchema(200).optional(),
        quantity: quantitySchema,
        unit: z.string().max(20).optional(),
        unit_price: seenPriceSchema,
        total_price: seenPriceSchema,
        if_missing: ifMissingSchema,
        note: itemNoteSchema,
      }),
    )
    .min(1)
    .max(CART_LINES_MAX),
  payment_method: z.enum(['upi', 'cod', 'cash', 'card', 'wallet']).default('cod'),
  delivery_notes: notesSchema,
  if_missing: ifMissingSchema,
  expected_total: rupeesSchema.optional(),
  is_urgent: z.boolean().default(false),
  channel: z.enum(['web', 'counter', 'phone', 'whatsapp']).default('web'),
  /** The language of messages to the customer; default: the caller's language. */
  language: languageSchema.optional(),
})

export const placeOrderBodySchema = z.union([checkoutOrderSchema, wizardOrderSchema])
export type PlaceOrderBody = z.infer<typeof placeOrderBodySchema>

/** The reply of `POST /orders`: the fields of both shapes of the specification. */
export const placedOrderSchema = z.object({
  success: z.literal(true),
  order_id: z.string(),
  total_amount: z.number(),
  message: z.string(),
  tracking_token: z.string(),
  order: orderSchema,
})
export type PlacedOrder = z.infer<typeof placedOrderSchema>
