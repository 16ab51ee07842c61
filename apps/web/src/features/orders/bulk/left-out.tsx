import type { BulkPlan } from '@jhola/contract/orders/steps/bulk-step'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { Order } from '../data/board-state.ts'

/** The orders that do not go with the others, by their number, and why. */
export const LeftOut = ({ leftOut }: Pick<BulkPlan<Order>, 'leftOut'>) => {
  const { t } = useT()
  const count = leftOut.reduce((sum, { orders }) => sum + orders.length, 0)
  if (count === 0) return null
  return (
    <section aria-labelledby="bulk-left-out" className="grid gap-1 rounded-lg bg-warning-soft p-3">
      <h3 id="bulk-left-out" className="flex items-center gap-2 font-semibold">
        <Icon name="alert" size="sm" className="text-warning" />
        {t('orders.bulk.left', { count })}
      </h3>
      <ul className="grid gap-1 text-sm">
        {leftOut.map(({ why, orders }) => (
          <li key={why}>
            {t(`orders.bulk.why.${why}`)}:{' '}
            {orders.map(({ id, order_number }, place) => (
              <bdi key={id} className="font-semibold figures">
                {order_number}
                {place < orders.length - 1 && ', '}
              </bdi>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
