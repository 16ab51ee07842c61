import { NEEDED_FOR_STATUS } from '@jhola/contract/orders/status-permissions'
import { forwardStatuses, statusTone } from '@jhola/contract/orders/statuses'
import { formatPhone } from '@jhola/contract/shared/phone'
import { type ReactNode, useMemo } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import { paymentState } from '../../../domain/payments/payment-state.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { TableColumn } from '../../../shared/ui/table-head.tsx'
import { PendingSyncChip } from '../actions/pending-sync-chip.tsx'
import { useActionQueue } from '../actions/queue-context.ts'
import { waitsForAnswer } from '../actions/steps-with-dialog.ts'
import type { CardHandlers } from '../cards/card-props.ts'
import { FirstItems } from '../cards/first-items.tsx'
import { Ago } from '../cards/order-times.tsx'
import type { Order } from '../data/board-state.ts'
import { ACTION_LABELS } from '../data/order-labels.ts'

const Two = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span className="block min-w-0">
    <span className="block">{first}</span>
    <span className="block text-ink-soft text-sm">{second}</span>
  </span>
)

type ActionsProps = { order: Order; isBusy: boolean; handlers: CardHandlers }

const RowActions = ({ order, isBusy, handlers }: ActionsProps) => {
  const { t } = useT()
  const shown = useActionQueue().shownAs(order)
  const may = useMay()
  const next = forwardStatuses(shown).find((to) => may(NEEDED_FOR_STATUS[to]))
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
          loading={waitsForAnswer(next, isBusy)}
          onClick={() => handlers.onForward(shown)}
        >
          {t(ACTION_LABELS[next].key)}
        </Button>
      )}
    </div>
  )
}

/** Columns of the orders table; the ids of sortable ones are the server's names. */
export const useOrderColumns = (handlers: CardHandlers, busy: ReadonlySet<string>): TableColumn<Order>[] => {
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
            <StatusChip tone={statusTone(order.status)}>{t(`common.status.${order.status}`)}</StatusChip>
            <PendingSyncChip orderId={order.id} />
          </span>
        ),
      },
      {
        id: 'actions',
        header: t('orders.board.table.actions'),
        onCard: 'actions',
        align: 'end',
        cell: (order) => <RowActions order={order} isBusy={busy.has(order.id)} handlers={handlers} />,
      },
    ],
    [t, handlers, busy],
  )
}
