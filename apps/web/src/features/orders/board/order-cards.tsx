import { memo, useState } from 'react'
import { useGradually } from '../../../shared/hooks/use-gradually.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import type { CardHandlers } from '../cards/card-props.ts'
import { OrderCard } from '../cards/order-card.tsx'
import type { Order } from '../data/board-state.ts'

export type CardsProps = {
  orders: readonly Order[]
  ringing: ReadonlySet<string>
  busy: ReadonlySet<string>
  handlers: CardHandlers
  /** Cards side by side. */
  lanes?: number
}

const CARDS_SHOWN = 40
/** What a screen holds of one column is drawn first. */
const CARDS_AT_ONCE = 5

/** Cards side by side. */
export const columnsOf = (lanes: number) => ({ gridTemplateColumns: `repeat(${lanes}, minmax(0, 1fr))` })

/**
 * Rendering a thousand cards at once is slow on a cheap phone: the most urgent orders are shown first, what follows below them part by
 * part, and the others on request.
 */
export const OrderCards = memo(({ orders, ringing, busy, handlers, lanes = 1 }: CardsProps) => {
  const { t } = useT()
  const [max, setMax] = useState(CARDS_SHOWN)
  const shown = useGradually(orders.slice(0, max), CARDS_AT_ONCE * lanes)
  return (
    <>
      <ul className="grid items-start gap-1.5" style={columnsOf(lanes)}>
        {shown.map((order) => (
          <OrderCard
            key={order.id}
            order={order}
            isRinging={ringing.has(order.id)}
            isBusy={busy.has(order.id)}
            handlers={handlers}
          />
        ))}
      </ul>
      {orders.length > max && (
        <Button variant="ghost" fullWidth className="mt-2" onClick={() => setMax(max + CARDS_SHOWN)}>
          {t('orders.board.moreDone', { count: orders.length - max })}
        </Button>
      )}
    </>
  )
})
OrderCards.displayName = 'OrderCards'
