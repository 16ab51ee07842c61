import { z } from 'zod'
import { momentSchema } from '../../shared/wire.ts'
import { DOCUMENT_KINDS } from './numbering.ts'
import { stateSchema } from './schema.ts'

/** `2026-11`. */
export const monthSchema = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/)

const taxes = { taxable: z.number(), cgst: z.number(), sgst: z.number(), igst: z.number() }
/** `null`: of documents that show no GST. */
const rate = { gst_rate: z.number().nullable() }

/** `b2c_large`: interstate, on a bill above the limit of GSTR-1. No bill has a buyer's GSTIN, so none is B2B. */
export const SUPPLY_KINDS = ['b2c_small', 'b2c_large'] as const

/** The accountant's report of a month, in rupees. Credit notes are subtracted from sales, except in the list of the notes. */
export const gstMonthReportSchema = z.object({
  month: monthSchema,
  seller: z.object({
    name: z.string(),
    gstin: z.string().nullable(),
    state: stateSchema,
  }),
  rates: z.array(z.object({ supply: z.enum(SUPPLY_KINDS), place: stateSchema, ...rate, ...taxes })),
  hsn: z.array(
    z.object({
      hsn: z.string().nullable(),
      /** Items by name, the highest sales first. */
      description: z.string(),
      /** The tax office's code of the unit. */
      uqc: z.string(),
      ...rate,
      quantity: z.number(),
      /** Including taxes. */
      value: z.number(),
      ...taxes,
    }),
  ),
  documents: z.array(
    z.object({
      kind: z.enum(DOCUMENT_KINDS),
      from: z.string(),
      to: z.string(),
      count: z.number().int(),
      /** Always 0: bills are reversed by a credit note, not cancelled. */
      cancelled: z.number().int(),
      total: z.number(),
    }),
  ),
  credit_notes: z.array(
    z.object({
      number: z.string(),
      issued_at: momentSchema,
      invoice_number: z.string(),
      invoice_issued_at: momentSchema,
      ...taxes,
      total: z.number(),
    }),
  ),
  totals: z.object({
    ...taxes,
    /** Nil-rated items, and the totals of documents that show no GST. */
    exempt: z.number(),
    unnamed: z.number(),
    round_off: z.number(),
    bills: z.number(),
    notes: z.number(),
    /** Bills minus credit notes: the sum of everything above. */
    net: z.number(),
  }),
})
export type GstMonthReport = z.infer<typeof gstMonthReportSchema>
