import type { ChangedLine, FieldProblem, ShortLine } from '@jhola/contract/error-details'
import type { CartItem } from '../../../domain/cart/cart.ts'
import type { CartChange } from '../../../domain/cart/cart-changes.ts'
import { changesByRefusal } from '../../../domain/cart/cart-changes.ts'
import { type Mark, marksOf } from './mark-fields.ts'
import { isLineProblem } from './problem-codes.ts'

type Refused = { code: string; status: number; details?: unknown }

/** Details of the error codes that the checkout handles. */
type ErrorDetails = { lines?: unknown; total_amount?: unknown; fields?: unknown }

const detailsOf = (details: unknown): ErrorDetails => (typeof details === 'object' && details !== null ? details : {})
const listOf = <T>(found: unknown): T[] => (Array.isArray(found) ? found : [])

/**
 * What a refusal means for the customer at the checkout. `changed`: lines to agree to; `total`: only the total changed;
 * `unanswered`: unknown whether the order was placed; `fields`: errors beside fields; `problem`: one problem to solve here.
 */
export type OrderError =
  | { kind: 'changed'; changes: CartChange[] }
  | { kind: 'total'; total: number }
  | { kind: 'unanswered' }
  | { kind: 'fields'; marks: Mark[] }
  | { kind: 'problem'; code: string; details: unknown }

/** Without an answer, or after a server error, the order may have been placed. */
export const isUnanswered = ({ status }: Pick<Refused, 'status'>): boolean => status === 0 || status >= 500

const readChanges = (items: readonly CartItem[], { lines, total_amount }: ErrorDetails, code: string): OrderError => {
  // @NOTE the details of these two codes are typed by the contract (`DetailsByCode`).
  const changed = code === 'orders.changed' ? listOf<ChangedLine>(lines) : []
  const short = code === 'inventory.insufficient' ? listOf<ShortLine>(lines) : []
  const changes = changesByRefusal(items, changed, short)
  if (changes.length > 0) return { kind: 'changed', changes }
  return typeof total_amount === 'number' ? { kind: 'total', total: total_amount } : { kind: 'problem', code, details: undefined }
}

/** Reads a refused `POST /orders`. */
export const readOrderError = (refused: Refused, items: readonly CartItem[]): OrderError => {
  if (isUnanswered(refused)) return { kind: 'unanswered' }
  const details = detailsOf(refused.details)
  if (isLineProblem(refused.code)) return readChanges(items, details, refused.code)
  const fields = listOf<FieldProblem>(details.fields)
  if (refused.code === 'request.invalid' && fields.length > 0) return { kind: 'fields', marks: marksOf(fields) }
  return { kind: 'problem', code: refused.code, details: refused.details }
}
