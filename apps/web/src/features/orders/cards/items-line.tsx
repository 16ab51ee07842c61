import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { Order } from '../data/board-state.ts'
import { useOrderLabels } from '../data/order-labels.ts'

/** The first lines fit; the others are in the details. */
const LINES_READ = 6

/** The items of an order in one line: how many, then what fits: `3 items: 2 packets Atta, 1 kg Onion`. */
export const ItemsLine = ({ order }: { order: Order }) => {
  const { t } = useT()
  const labels = useOrderLabels()
  return (
    <span className="min-w-0 truncate">
      <span className="font-semibold">{t('common.items', { count: order.items.length })}</span>{' '}
      <bdi className="text-ink-soft">
        {order.items
          .slice(0, LINES_READ)
          .map((item) => `${labels.amount(item.quantity, item.unit)} ${labels.itemName(item)}`)
          .join(', ')}
      </bdi>
    </span>
  )
}
