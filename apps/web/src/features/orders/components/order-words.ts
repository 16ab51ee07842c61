import type { OrderStatus, RejectReason } from '@jhola/contract/orders/statuses'
import { REJECT_REASONS } from '@jhola/contract/orders/statuses'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import type { IconName } from '../../../shared/ui/icon.tsx'

/** The button that moves an order to a status, and its picture. */
export const ACTION_WORDS: Record<OrderStatus, { key: TextKey; icon: IconName }> = {
  pending: { key: 'common.status.pending', icon: 'clock' },
  confirmed: { key: 'counter.action.confirmed', icon: 'check' },
  preparing: { key: 'counter.action.preparing', icon: 'prepare' },
  ready: { key: 'counter.action.ready', icon: 'package' },
  out_for_delivery: { key: 'counter.action.out_for_delivery', icon: 'bike' },
  delivered: { key: 'counter.action.delivered', icon: 'check-circle' },
  cancelled: { key: 'counter.action.cancelled', icon: 'x' },
  refunded: { key: 'counter.action.refunded', icon: 'undo' },
}

export const isRejectReason = (text: string): text is RejectReason => REJECT_REASONS.some((reason) => reason === text)

/** Stored as `code` or `code: the shop's own words`. */
export const splitReason = (stored: string): { code: RejectReason | null; words: string } => {
  const [code = '', ...rest] = stored.split(': ')
  return isRejectReason(code) ? { code, words: rest.join(': ') } : { code: null, words: stored }
}
