import { z } from 'zod'
import { uuidSchema } from '../../shared/ids.ts'
import { MISSING_CHOICES } from '../missing-choice.ts'
import { LINE_CHANGE_KINDS } from './given-line.ts'

const lineNo = z.number().int().min(1).max(1000)
const quantity = z.number().positive().max(999)
const price = z.number().positive().max(1_000_000).multipleOf(0.01)

/** One change of an order's lines: quantities in selling units, prices in rupees. */
export const lineChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['not_available', 'restored']), line_no: lineNo }),
  z.strictObject({ kind: z.enum(['fewer', 'weighed']), line_no: lineNo, quantity }),
  z.strictObject({ kind: z.literal('replaced'), line_no: lineNo, product_id: uuidSchema, quantity, price: price.optional() }),
  z.strictObject({ kind: z.literal('price_corrected'), line_no: lineNo, price }),
  z.strictObject({ kind: z.literal('added'), product_id: uuidSchema, quantity, price: price.optional() }),
])
export const missingChoiceSchema = z.enum(MISSING_CHOICES)
export const lineChangeKindSchema = z.enum(LINE_CHANGE_KINDS)
