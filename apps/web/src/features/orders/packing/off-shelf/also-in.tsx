import { useItemLabels } from '../../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import type { Order } from '../../data/board-state.ts'
import { useLiveOrders } from '../../live/live-orders.tsx'
import { ordersHolding } from './holding-orders.ts'

/** `0042` of `001-0042`: what the people of one shop call an order. */
const shortNumber = (number: string): string => number.split('-').at(-1) ?? number

/** The other open orders that hold products which are not there, with what they hold. */
export const AlsoIn = ({ order, productIds }: { order: Order; productIds: readonly string[] }) => {
  const { t } = useT()
  const labels = useItemLabels()
  const { orders } = useLiveOrders()
  const holding = ordersHolding(orders, productIds, order.id)
  if (holding.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-1 text-ink-soft text-sm">
      <span className="words">{t('orders.board.reject.alsoIn')}</span>
      {holding.map(({ id, number, quantity, unit, loose }) => (
        <bdi key={id} className="rounded bg-sunken px-1.5 py-0.5 text-ink figures">
          <span className="font-semibold">{shortNumber(number)}</span> × {loose ? labels.measure(quantity, unit) : quantity}
        </bdi>
      ))}
    </p>
  )
}
