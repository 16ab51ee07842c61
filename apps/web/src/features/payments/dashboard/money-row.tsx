import type { ReactNode } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Link } from '../../../shared/navigation/navigation.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { Money } from '../../../shared/ui/money.tsx'

type RowProps = {
  order: { order_id: string; order_number: string; customer_name: string }
  amount: number
  /** The status chip. */
  state?: ReactNode
  children?: ReactNode
  /** The action buttons. */
  actions?: ReactNode
}

/** A payment of one order that needs an action. */
export const MoneyRow = ({ order, amount, state, children, actions }: RowProps) => {
  const { t } = useT()
  return (
    <Card as="li" padding="sm" className="grid list-none grid-cols-1 gap-2">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0">
          <Link
            to={`/store/orders?order=${encodeURIComponent(order.order_id)}`}
            className="-my-2 inline-flex min-h-11 min-w-11 items-center font-semibold text-brand underline-offset-2 hover:underline"
            aria-label={t('payments.order', { id: order.order_number })}
          >
            <bdi>{order.order_number}</bdi>
          </Link>
          <bdi className="block truncate text-ink-soft text-sm">{order.customer_name}</bdi>
        </p>
        <p className="grid justify-items-end gap-1">
          <Money rupees={amount} exact className="font-bold text-lg figures" />
          {state}
        </p>
      </div>
      {children && <div className="text-sm">{children}</div>}
      {actions && <div className="grid grid-cols-1 gap-2 sm:flex sm:flex-wrap">{actions}</div>}
    </Card>
  )
}

/** Payment rows below a heading. */
export const MoneyRows = ({ children }: { children: ReactNode }) => (
  <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">{children}</ul>
)
