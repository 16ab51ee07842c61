import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { Order } from '../data/board-state.ts'

/** `Accepted by Ramesh`. Who it was is known only with a network; without it the line says what happened. */
const useAnswer = (order: Order): { isAccepted: boolean; text: string } => {
  const { t } = useT()
  const asked = apiQuery('GET /orders/{id}/timeline', { params: { id: order.id } })
  const { data } = useQuery({ ...asked, staleTime: 0 })
  const isAccepted = order.status !== 'cancelled'
  const entry = data?.entries.findLast(({ to_status }) => to_status === (isAccepted ? 'confirmed' : 'cancelled'))
  const isByShop = isAccepted || order.cancelled_by === 'store'
  if (isByShop && entry?.name)
    return { isAccepted, text: t(`orders.actions.incoming.${isAccepted ? 'acceptedBy' : 'rejectedBy'}`, { name: entry.name }) }
  const id = order.order_number
  if (isByShop) return { isAccepted, text: t(`orders.board.toast.${isAccepted ? 'accepted' : 'rejected'}`, { id }) }
  const who = order.cancelled_by === 'customer' ? 'customer' : 'system'
  return { isAccepted, text: `${t('common.status.cancelled')} · ${t(`orders.board.by.${who}`)}` }
}

/** Who answered the order that is shown. It lies over the order and takes no room, so that no button moves. */
export const AnsweredLine = ({ order }: { order: Order }) => {
  const { isAccepted, text } = useAnswer(order)
  return (
    <div className="sticky top-0 z-10 h-0">
      <p
        role="status"
        className={cx(
          'flex items-center gap-2 rounded-lg p-3 font-semibold shadow-high',
          isAccepted ? 'bg-success-soft text-success' : 'bg-error-soft text-error',
        )}
      >
        <Icon name={isAccepted ? 'check-circle' : 'x-circle'} />
        <bdi>{text}</bdi>
      </p>
    </div>
  )
}
