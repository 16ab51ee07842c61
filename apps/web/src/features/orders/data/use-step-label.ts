import type { OrderStatus } from '@jhola/contract/orders/statuses'
import { formatRupees } from '@jhola/contract/shared/money'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { isCashAtHandover } from '@jhola/contract/orders/steps/handover-money'
import type { Order } from './board-state.ts'
import { ACTION_LABELS } from './order-labels.ts'
import { useRiders } from './riders.ts'

/** What one tap on a step does, in words: who takes the order out, and what cash is taken. */
export const useStepLabel = (order: Order, to: OrderStatus | undefined): string => {
  const { t } = useT()
  const { last } = useRiders({ isWanted: to === 'out_for_delivery' })
  if (to === undefined) return ''
  if (to === 'out_for_delivery' && last) return t('orders.board.action.goneWith', { name: last.name })
  if (to === 'delivered' && isCashAtHandover(order)) return t('orders.board.action.deliveredCash', { amount: formatRupees(order.total_amount) })
  return t(ACTION_LABELS[to].key)
}
