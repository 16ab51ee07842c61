import { ITEMS_BEFORE_MORE } from '@jhola/contract/constants'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { Order } from '../data/board-state.ts'
import { useOrderLabels } from '../data/order-labels.ts'

/** The first two lines of an order as `2 x Name`, and the number of further lines. */
export const FirstItems = ({ order }: { order: Order }) => {
  const { t } = useT()
  const labels = useOrderLabels()
  const more = order.items.length - ITEMS_BEFORE_MORE
  return (
    <ul className="text-sm">
      {order.items.slice(0, ITEMS_BEFORE_MORE).map((item) => (
        <li key={item.id} className="truncate">
          <bdi className="font-semibold figures">{labels.amount(item.quantity, item.unit)}</bdi> {labels.itemName(item)}
        </li>
      ))}
      {more > 0 && <li className="text-ink-soft">{t('orders.board.moreItems', { count: more })}</li>}
    </ul>
  )
}
