import { statusTone } from '@jhola/contract/orders/statuses'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { Order } from '../data/board-state.ts'
import { useUnderWay } from './queue-context.ts'

/** The status of an order, as the person has just changed it on this device. */
export const OrderStatusChip = ({ order }: { order: Order }) => {
  const { t } = useT()
  const { status } = useUnderWay(order)
  return <StatusChip tone={statusTone(status)}>{t(`common.status.${status}`)}</StatusChip>
}
