import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Link } from '../../../shared/navigation/navigation.tsx'
import { DoneCard } from '../cards/done-card.tsx'
import { type CardsProps, columnsOf } from './order-cards.tsx'

const DONE_SHOWN = 12

const MoreDone = ({ count }: { count: number }) => {
  const { t } = useT()
  if (count <= DONE_SHOWN) return null
  return (
    <Link
      to="/store/orders?view=table"
      className="mt-2 flex min-h-11 items-center justify-center rounded-md font-semibold text-brand text-sm hover:bg-brand-soft"
    >
      {t('orders.board.moreDone', { count: count - DONE_SHOWN })}
    </Link>
  )
}

/** Only the newest finished orders are shown; the table has all of them. */
export const DoneCards = ({ orders, handlers, lanes = 1 }: Pick<CardsProps, 'orders' | 'handlers' | 'lanes'>) => (
  <>
    <ul className="grid items-start gap-1.5" style={columnsOf(lanes)}>
      {orders.slice(0, DONE_SHOWN).map((order) => (
        <DoneCard key={order.id} order={order} handlers={handlers} />
      ))}
    </ul>
    <MoreDone count={orders.length} />
  </>
)
