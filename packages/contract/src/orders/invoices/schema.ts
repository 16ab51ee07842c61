import { z } from 'zod'
import { momentSchema } from '../../shared/wire.ts'
import { ORDER_PAYMENT_METHODS } from '../payment-methods.ts'
import { deliveryTypeSchema, PAYMENT_STATUSES } from '../schema.ts'
import { INVOICE_KINDS } from './invoice.ts'

const invoiceLineSchema = z.object({
  line_no: z.number().int(),
  product_name: z.string(),
  product_name_hi: z.string().nullable(),
  /** The value at the time of the order. */
  hsn: z.string().nullable(),
  quantity: z.number(),
  unit: z.string(),
  unit_price: z.number(),
  /** Quantity times price, before discount; includes tax if prices do. */
  total: z.number(),
  discount: z.number(),
  taxable: z.number(),
  gst_rate: z.number(),
  tax: z.number(),
  /** Including tax. */
  amount: z.number(),
})

/** A state with its GSTIN code; the code is null for a name that is not in the list of states. */
export const stateSchema = z.object({ name: z.string(), code: z.string().nullable() })

const rateSchema = z.object({
  gst_rate: z.number(),
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
})

/** The delivery fee, with the tax in it; it belongs to one of the lines. */
const feeSchema = z.object({
  line_no: z.number().int(),
  gst_rate: z.number(),
  taxable: z.number(),
  tax: z.number(),
  amount: z.number(),
})

/**
 * The bill of a delivered order as issued at handover; it never changes. Money in rupees. The buyer is not in it, but in the
 * order, whose personal data is erased when an account is deleted.
 */
export const storedInvoiceSchema = z.object({
  kind: z.enum(INVOICE_KINDS),
  /** True: the shop may not collect tax, and must say so. */
  is_composition: z.boolean(),
  /** In its shop's series of the financial year, without gaps. */
  number: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  ordered_at: momentSchema,
  /** The time of handover. */
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
  delivery_type: deliveryTypeSchema,
  place_of_supply: stateSchema,
  is_inter_state: z.boolean(),
  tax_mode: z.enum(['exclusive', 'inclusive']),
  lines: z.array(invoiceLineSchema),
  /** `null` without a delivery fee; documents from before 22 November 2026 show no tax in it. */
  fee: feeSchema.nullish(),
  /** Empty if the document shows no GST. */
  rates: z.array(rateSchema),
  subtotal: z.number(),
  discount: z.number(),
  taxable: z.number(),
  tax: z.number(),
  /**
   * What equal halves of the tax are above the tax charged, subtracted again, and what was added to pay whole rupees
   * (`rupee_round_off`, missing in documents from before 28 November 2026).
   */
  round_off: z.number(),
  rupee_round_off: z.number().nullish(),
  delivery_fee: z.number(),
  express_fee: z.number(),
  total_amount: z.number(),
})
export type StoredInvoice = z.infer<typeof storedInvoiceSchema>

/** The bill to print, with the data beside it that may still change. */
export const invoiceSchema = storedInvoiceSchema.extend({
  buyer: z.object({ name: z.string(), phone: z.string(), address: z.string() }),
  payment_method: z.enum(ORDER_PAYMENT_METHODS),
  payment_status: z.enum(PAYMENT_STATUSES),
  /** For a shared link: name, phone and address are masked. */
  view_only: z.boolean(),
})
export type Invoice = z.infer<typeof invoiceSchema>

/** The part of a bill that a refund reverses (CGST Act s.34). Issued once, like the bill. */
export const creditNoteSchema = z.object({
  kind: z.literal('credit_note'),
  number: z.string(),
  issued_at: momentSchema,
  /** The bill that it belongs to. */
  invoice: z.object({
    kind: z.enum(INVOICE_KINDS),
    number: z.string(),
    issued_at: momentSchema,
    total_amount: z.number().nullish(),
  }),
  place_of_supply: stateSchema.nullish(),
  is_inter_state: z.boolean(),
  lines: z.array(invoiceLineSchema.omit({ unit_price: true, total: true, discount: true })),
  fee: feeSchema.nullish(),
  rates: z.array(rateSchema),
  taxable: z.number(),
  tax: z.number(),
  fees: z.number(),
  round_off: z.number(),
  total_amount: z.number(),
})
export type CreditNote = z.infer<typeof creditNoteSchema>
