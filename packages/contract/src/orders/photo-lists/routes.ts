import { z } from 'zod'
import { CART_LINES_MAX } from '../../constants.ts'
import { defineRoute } from '../../route.ts'
import { storeIdSchema, uuidSchema } from '../../shared/ids.ts'
import {
  dateSchema,
  languageSchema,
  momentSchema,
  phoneSchema,
  requiredTextSchema,
  rupeesSchema,
  textSchema,
} from '../../shared/wire.ts'
import { ORDER_PAYMENT_METHODS } from '../payment-methods.ts'
import { addressSchema, placedOrderSchema } from '../placing/schema.ts'
import { deliverySlotSchema, deliveryTypeSchema } from '../schema.ts'
import { PHOTO_LIST_NOTE_MAX, PHOTO_LIST_PHOTOS_MAX, PHOTO_LIST_STATUSES } from './rules.ts'

/** What both sides see of a list. Photos are paths; those that did not arrive, or were deleted, are left out. */
const listFields = {
  list_id: z.string(),
  store_id: z.string(),
  status: z.enum(PHOTO_LIST_STATUSES),
  /** Photos that the customer wants to send. */
  photos_expected: z.number().int(),
  photos: z.array(z.string()),
  customer_name: z.string(),
  customer_phone: z.string(),
  delivery_type: deliveryTypeSchema,
  delivery_address: z.string(),
  landmark: z.string().nullable(),
  note: z.string().nullable(),
  created_at: momentSchema,
  sent_at: momentSchema.nullable(),
  /** Until when it waits in this state; null once it is over. */
  expires_at: momentSchema.nullable(),
  /** What the shop wrote beside its bill. */
  shop_note: z.string().nullable(),
  /** Why the shop cannot do it, or the customer does not want it. */
  reason: z.string().nullable(),
  order_id: z.string().nullable(),
}
const shopListSchema = z.object(listFields)
export type ShopPhotoList = z.infer<typeof shopListSchema>

/** The bill as it would be now. Money in rupees. */
const billSchema = z.object({
  lines: z.array(
    z.object({
      product_id: z.string(),
      product_name: z.string(),
      product_name_hi: z.string().nullable(),
      unit: z.string(),
      /** 0: it is not there any more. */
      quantity: z.number(),
      unit_price: z.number(),
      total_price: z.number(),
      /** What the shop had sent, where it differs. */
      was: z.object({ quantity: z.number(), unit_price: z.number() }).nullable(),
    }),
  ),
  subtotal: z.number(),
  tax: z.number(),
  tax_mode: z.enum(['exclusive', 'inclusive']),
  delivery_fee: z.number(),
  round_off: z.number(),
  total_amount: z.number(),
  /** The total when the shop sent it. */
  sent_total: z.number(),
  /** When it would come: as soon as possible, or the first time that a closed shop still takes. */
  delivery_slot: deliverySlotSchema,
  delivery_date: dateSchema.nullable(),
  /** Why it cannot be confirmed as it is. */
  problem: z.object({ code: z.string(), message: z.string(), details: z.unknown().optional() }).nullable(),
})
export type PhotoListBill = z.infer<typeof billSchema>

const customerListSchema = z.object({
  ...listFields,
  store_name: z.string(),
  store_phone: z.string(),
  bill: billSchema.nullable(),
  /** Opens the order that was placed. */
  order_token: z.string().nullable(),
})
export type CustomerPhotoList = z.infer<typeof customerListSchema>

const customerReply = z.object({ success: z.literal(true), list: customerListSchema })
const shopReply = z.object({ success: z.literal(true), list: shopListSchema })
const customerParams = z.strictObject({ store_id: storeIdSchema, list_id: uuidSchema })
const shopParams = z.strictObject({ list_id: uuidSchema })
const reasonSchema = requiredTextSchema(PHOTO_LIST_NOTE_MAX, 'Please write why')

/**
 * Photos of a handwritten list: the customer sends them, the shop types what they say, the customer confirms the bill. The customer's
 * calls need the token that the first one gave, in `X-Order-Token`, or the account that sent the list.
 */
export const photoListRoutes = {
  create: defineRoute({
    method: 'POST',
    path: '/stores/{store_id}/photo-lists',
    summary: 'Begin a list of photos; the shop sees it when the last photo has arrived',
    policy: 'anyone',
    rate: 'order',
    params: z.strictObject({ store_id: storeIdSchema }),
    body: z.strictObject({
      photos: z.number().int().min(1).max(PHOTO_LIST_PHOTOS_MAX),
      name: requiredTextSchema(80, 'Name is required'),
      phone: phoneSchema,
      delivery_type: deliveryTypeSchema,
      address: addressSchema.optional(),
      note: textSchema(PHOTO_LIST_NOTE_MAX).optional(),
      language: languageSchema.optional(),
    }),
    status: 201,
    reply: z.object({ success: z.literal(true), list_id: z.string(), token: z.string() }),
  }),
  addPhoto: defineRoute({
    method: 'PUT',
    path: '/stores/{store_id}/photo-lists/{list_id}/photos/{photo_no}',
    summary: 'One photo of a list, by its number from 1: JPEG, PNG or WebP; a number that is there already stays as it is',
    policy: 'anyone',
    rate: 'write',
    params: z.strictObject({
      store_id: storeIdSchema,
      list_id: uuidSchema,
      photo_no: z.coerce.number().int().min(1).max(PHOTO_LIST_PHOTOS_MAX),
    }),
    upload: 'image',
    reply: customerReply,
  }),
  follow: defineRoute({
    method: 'GET',
    path: '/stores/{store_id}/photo-lists/{list_id}',
    summary: 'A list as its customer sees it, with the bill as it would be now',
    policy: 'anyone',
    rate: 'read',
    params: customerParams,
    reply: customerReply,
  }),
  confirm: defineRoute({
    method: 'POST',
    path: '/stores/{store_id}/photo-lists/{list_id}/confirm',
    summary: 'Place the order of the bill that was seen; however often it is called, there is one order',
    policy: 'anyone',
    rate: 'order',
    params: customerParams,
    body: z.strictObject({
      lines: z
        .array(
          z.strictObject({
            product_id: uuidSchema,
            quantity: z.number().positive().max(9999).multipleOf(0.001),
            unit_price: rupeesSchema,
          }),
        )
        .min(1)
        .max(CART_LINES_MAX),
      payment_method: z.enum(ORDER_PAYMENT_METHODS),
      delivery_slot: deliverySlotSchema.default('asap'),
      delivery_date: dateSchema.nullish(),
      expected_total: rupeesSchema,
    }),
    reply: placedOrderSchema,
  }),
  cancel: defineRoute({
    method: 'POST',
    path: '/stores/{store_id}/photo-lists/{list_id}/cancel',
    summary: 'The customer does not want it any more',
    policy: 'anyone',
    rate: 'write',
    params: customerParams,
    body: z.strictObject({ reason: textSchema(PHOTO_LIST_NOTE_MAX).optional() }),
    reply: customerReply,
  }),
  waiting: defineRoute({
    method: 'GET',
    path: '/photo-lists',
    summary: 'The lists that wait for the shop, the longest waiting first',
    policy: 'shop',
    needs: 'orders.create',
    rate: 'read',
    reply: z.object({ success: z.literal(true), lists: z.array(shopListSchema) }),
  }),
  show: defineRoute({
    method: 'GET',
    path: '/photo-lists/{list_id}',
    summary: 'A list with its photos, to be typed',
    policy: 'shop',
    needs: 'orders.create',
    rate: 'read',
    params: shopParams,
    reply: shopReply,
  }),
  bill: defineRoute({
    method: 'POST',
    path: '/photo-lists/{list_id}/bill',
    summary: 'Send the priced bill to the customer; the first of two devices wins',
    policy: 'shop',
    needs: 'orders.create',
    rate: 'write',
    params: shopParams,
    body: z.strictObject({
      lines: z
        .array(z.strictObject({ product_id: uuidSchema, quantity: z.number(), unit_price: rupeesSchema.optional() }))
        .min(1)
        .max(CART_LINES_MAX),
      note: textSchema(PHOTO_LIST_NOTE_MAX).optional(),
    }),
    reply: shopReply,
  }),
  refuse: defineRoute({
    method: 'POST',
    path: '/photo-lists/{list_id}/refuse',
    summary: 'The shop cannot do it; the customer reads why',
    policy: 'shop',
    needs: 'orders.create',
    rate: 'write',
    params: shopParams,
    body: z.strictObject({ reason: reasonSchema }),
    reply: shopReply,
  }),
} as const
