import { z } from 'zod'
import { storeIdSchema } from '../../shared/ids.ts'
import { productSchema } from '../schema.ts'
import { LIST_TEXT_MAX } from './list-line.ts'
import { LINE_STATES } from './match-line.ts'

export const listBodySchema = z.strictObject({
  store_id: storeIdSchema,
  /** As it was pasted, typed or spoken. */
  text: z.string().trim().min(1).max(LIST_TEXT_MAX),
})

const choiceSchema = z.object({
  product: productSchema,
  /** In selling units. */
  quantity: z.number(),
  /** Whether the quantity is what the line says; else it is the nearest that the shop sells, or a guess. */
  is_exact: z.boolean(),
})

/** A line of a list with what the shop has for it. */
export const listedLineSchema = z.object({
  text: z.string(),
  /** The words of the product; empty: the line was not understood as one. */
  words: z.string(),
  rupees: z.number().nullable(),
  state: z.enum(LINE_STATES),
  /** Up to three, the likeliest first. */
  choices: z.array(choiceSchema),
})
export type ListedLine = z.infer<typeof listedLineSchema>
