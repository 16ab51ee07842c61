import { formatPhone } from '@jhola/contract/shared/phone'
import { type ReactNode, useMemo } from 'react'
import { paymentState } from '../../../domain/payments/payment-state.ts'
import { useMeantPress } from '../../../shared/hooks/use-meant-press.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import type { TableColumn } from '../../../shared/ui/table-head.tsx'
import { OrderStatusChip } from '../actions/order-status-chip.tsx'
import { PendingSyncChip } from '../actions/pending-sync-chip.tsx'
import { useShownAs } from '../actions/queue-context.ts'
import type { CardHandlers } from '../cards/card-props.ts'
import { FirstItems } from '../cards/first-items.tsx'
import { Ago } from '../cards/order-times.tsx'
import type { Order } from '../data/board-state.ts'
import { ACTION_LABELS } from '../data/order-labels.ts'
import { useNextSteps } from '../data/use-next-steps.ts'

const Two = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span className="block min-w-0">
    <span className="block">{first}</span>
    <span className="block text-ink-soft text-sm">{second}</span>
  </span>
)

type ActionsProps = { order: Order; handlers: CardHandlers }

const RowActions = ({ order, handlers }: ActionsProps) => {
  const { t } = useT()
  const shown = useShownAs(order)
  const isMeant = useMeantPress(order.status, shown.status)
  const [next] = useNextSteps().permitted(shown)
  return (
    <div className="flex w-full flex-wrap justify-end gap-1">
      <Button
        size="sm"
        variant="ghost"
        aria-label={`${t('orders.board.action.details')} ${order.order_number}`}
        onClick={() => handlers.onDetails(order)}
      >
        {t('orders.board.action.details')}
      </Button>
      {next && (
        <Button
          size="sm"
          className="max-md:grow md:min-w-28"
          variant={next === 'confirmed' ? 'success' : 'brand'}
          onClick={(event) => isMeant(event) && handlers.onForward(shown)}
        >
          {t(ACTION_LABELS[next].key)}
        </Button>
      )}
    </div>
  )
}

/** Columns of the orders table; the ids of sortable ones are the server's names. */
export const useOrderColumns = (handlers: CardHandlers): TableColumn<Order>[] => {
  const { t } = useT()
  return useMemo(
    () => [
      {
        id: 'created_at',
        header: t('orders.board.list.column.order'),
        sortable: true,
        onCard: 'title',
        cell: (order) => (
          <Two
            first={<bdi className="font-bold figures">{order.order_number}</bdi>}
            second={
              <span className="font-normal">
                <Ago at={order.created_at} />
              </span>
            }
          />
        ),
      },
      {
        id: 'customer_name',
        header: t('orders.board.table.customer'),
        sortable: true,
        cell: (order) => (
          <Two first={order.customer_name} second={<bdi className="figures">{formatPhone(order.customer_phone)}</bdi>} />
        ),
      },
      {
        id: 'items',
        header: t('orders.board.table.items'),
        cell: (order) => (
          <div className="min-w-0 md:max-w-32 lg:max-w-52">
            <FirstItems order={order} />
          </div>
        ),
      },
      {
        id: 'total_amount',
        header: t('orders.board.table.amount'),
        align: 'end',
        sortable: true,
        cell: (order) => (
          <span>
            <Money rupees={order.total_amount} exact className="font-semibold figures" />
            <span className="block text-ink-soft text-sm max-md:hidden lg:hidden">
              {t(`common.payment.${paymentState(order)}`)}
            </span>
          </span>
        ),
      },
      {
        id: 'payment',
        header: t('orders.board.table.payment'),
        from: 'lg',
        cell: (order) => (
          <div className="md:min-w-36">
            <Two first={t(`common.payment.${paymentState(order)}`)} second={t(`common.payment.${order.payment_method}`)} />
          </div>
        ),
      },
      {
        id: 'status',
        header: t('orders.board.table.status'),
        sortable: true,
        cell: (order) => (
          <span className="inline-flex flex-wrap gap-1">
            <OrderStatusChip order={order} />
            <PendingSyncChip orderId={order.id} />
          </span>
        ),
      },
      {
        id: 'actions',
        header: t('orders.board.table.actions'),
        onCard: 'actions',
        align: 'end',
        cell: (order) => <RowActions order={order} handlers={handlers} />,
      },
    ],
    [t, handlers],
  )
}
