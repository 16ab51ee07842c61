import { z } from 'zod'
import { CART_LINES_MAX } from '../../constants.ts'
import { uuidSchema } from '../../shared/ids.ts'
import { dateSchema, latitudeSchema, longitudeSchema, pincodeSchema, rupeesSchema, textSchema } from '../../shared/wire.ts'
import { missingChoiceSchema } from '../packing/schema.ts'
import { deliverySlotSchema } from '../schema.ts'

/** What the customer wants instead. `items` are all lines of the order; what is not named stays. */
export const ownChangeFields = {
  items: z
    .array(
      z.strictObject({
        product_id: uuidSchema,
        quantity: z.number(),
        /** The price that the customer saw; never used as the price. */
        price: rupeesSchema.optional(),
        /** What the shop may do when it is not there; null: as for the order; left out: as it was. */
        if_missing: missingChoiceSchema.nullable().optional(),
      }),
    )
    .min(1)
    .max(CART_LINES_MAX)
    .optional(),
  /** What the shop may do when something is not there. */
  if_missing: missingChoiceSchema.optional(),
  notes: textSchema(500).optional(),
  address: z
    .strictObject({
      line: textSchema(300).refine((text) => text.length >= 10, { message: 'Please enter a complete address' }),
      landmark: textSchema(120).optional(),
      pincode: pincodeSchema.optional(),
      latitude: latitudeSchema.optional(),
      longitude: longitudeSchema.optional(),
    })
    .optional(),
  time: z.strictObject({ slot: deliverySlotSchema, date: dateSchema.optional() }).optional(),
}
