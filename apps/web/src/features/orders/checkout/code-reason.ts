import { CODE_ABOVE_PAISE } from '@jhola/contract/constants'
import { CODE_REASONS, type CodeReason } from '@jhola/contract/orders/placing/unproven'
import { paiseToRupees } from '@jhola/contract/shared/money'

/** Why the shop asks for a code, from the details of `orders.code_needed`; `limit` in rupees. */
export const readCodeReason = (details: unknown): { reason: CodeReason; limit: number } => {
  const { reason, limit } = (typeof details === 'object' && details !== null ? details : {}) as Record<string, unknown>
  return {
    reason: CODE_REASONS.find((known) => known === reason) ?? 'many',
    limit: typeof limit === 'number' ? limit : paiseToRupees(CODE_ABOVE_PAISE),
  }
}
