import { z } from 'zod'
import { momentSchema } from '../shared/wire.ts'
import { INVOICE_KINDS } from './invoice.ts'
import { ORDER_PAYMENT_METHODS } from './payment-methods.ts'
import { deliveryTypeSchema, PAYMENT_STATUSES } from './schema.ts'

const invoiceLineSchema = z.object({
  product_name: z.string(),
  product_name_hi: z.string().nullable(),
  /** As it was when the order was placed. */
  hsn: z.string().nullable(),
  quantity: z.number(),
  unit: z.string(),
  unit_price: z.number(),
  /** Quantity times price, before discount; with tax inside when prices are. */
  total: z.number(),
  discount: z.number(),
  taxable: z.number(),
  gst_rate: z.number(),
  tax: z.number(),
  /** With tax. */
  amount: z.number(),
})

/** A state with its number in GSTINs; the number is null for a name that the directory of states does not have. */
const stateSchema = z.object({ name: z.string(), code: z.string().nullable() })

/** The bill of a delivered order, to print. Money in rupees. */
export const invoiceSchema = z.object({
  kind: z.enum(INVOICE_KINDS),
  /** The order's number: the shop's own count, without gaps. */
  number: z.string(),
  order_id: z.string(),
  ordered_at: momentSchema,
  /** When the goods were handed over. */
  issued_at: momentSchema,
  seller: z.object({
    name: z.string(),
    name_hi: z.string().nullable(),
    address: z.string(),
    state: stateSchema,
    phone: z.string(),
    gstin: z.string().nullable(),
    fssai: z.string().nullable(),
  }),
  buyer: z.object({ name: z.string(), phone: z.string(), address: z.string() }),
  delivery_type: deliveryTypeSchema,
  place_of_supply: stateSchema,
  is_inter_state: z.boolean(),
  tax_mode: z.enum(['exclusive', 'inclusive']),
  lines: z.array(invoiceLineSchema),
  /** Empty on a plain bill. */
  rates: z.array(z.object({ gst_rate: z.number(), taxable: z.number(), cgst: z.number(), sgst: z.number(), igst: z.number() })),
  subtotal: z.number(),
  discount: z.number(),
  taxable: z.number(),
  tax: z.number(),
  delivery_fee: z.number(),
  express_fee: z.number(),
  total_amount: z.number(),
  payment_method: z.enum(ORDER_PAYMENT_METHODS),
  payment_status: z.enum(PAYMENT_STATUSES),
  /** Behind a shared link: name, phone and address are masked. */
  view_only: z.boolean(),
})
export type Invoice = z.infer<typeof invoiceSchema>
