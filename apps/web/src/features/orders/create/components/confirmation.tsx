import { isOpenStatus, statusTone } from '@jhola/contract/orders/statuses'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { LinkButton } from '../../../../shared/ui/link-button.tsx'
import { Money } from '../../../../shared/ui/money.tsx'
import { StatusChip } from '../../../../shared/ui/status-chip.tsx'
import { counterOrderQuery, type Order } from '../api/create-order.ts'
import { useCompleteOrder } from '../hooks/use-complete-order.ts'

type ConfirmationProps = {
  orderId: string
  /** Known before the order is fetched again. */
  number: string
  onNew(): void
  /** Prints the order's receipt. */
  renderPrint(order: Order): ReactNode
}

/** Step 4: the order is placed. Offers its next actions and a new order. */
export const Confirmation = ({ orderId, number, onNew, renderPrint }: ConfirmationProps) => {
  const { t } = useT()
  const { order } = useQuery(counterOrderQuery(orderId)).data ?? {}
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    title.current?.focus({ preventScroll: true })
  }, [])
  const completing = useCompleteOrder(orderId)
  const isPaid = order?.payment_status === 'completed'
  const mayHandOver = order?.delivery_type === 'pickup' && isPaid && isOpenStatus(order.status)
  return (
    <Card as="section" aria-labelledby="step-title" className="mx-auto w-full max-w-xl">
      <div className="grid justify-items-center gap-3 py-4 text-center">
        <span className="flex size-20 items-center justify-center rounded-full bg-success-soft text-success">
          <Icon name="check-circle" size="xl" />
        </span>
        <h2 id="step-title" ref={title} tabIndex={-1} className="text-2xl outline-none">
          {t('orders.create.done.title')}
        </h2>
        <p className="text-lg">
          <bdi className="font-bold figures">{t('orders.create.orderNumber', { id: number })}</bdi>
        </p>
        {order && (
          <>
            <Money rupees={order.total_amount} exact className="font-bold text-3xl figures" />
            <div className="flex flex-wrap justify-center gap-1.5">
              <StatusChip tone={isPaid ? 'success' : 'warning'} icon="wallet">
                {isPaid
                  ? `${t('common.payment.completed')} · ${order.payment_method === 'card' ? t('orders.create.pay.machine') : t(`common.payment.${order.payment_method}`)}`
                  : t('orders.create.done.toPay')}
              </StatusChip>
              <StatusChip tone={statusTone(order.status)}>{t(`common.status.${order.status}`)}</StatusChip>
              <StatusChip icon={order.delivery_type === 'pickup' ? 'pickup' : 'truck'}>
                {t(`orders.board.${order.delivery_type}`)}
              </StatusChip>
            </div>
            <p className="text-ink-soft">{order.customer_name}</p>
          </>
        )}
      </div>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {order && mayHandOver && (
          <Button
            variant="success"
            icon="bag"
            loading={completing.isPending}
            onClick={() => completing.mutate(order)}
            className="sm:col-span-2"
          >
            {t('orders.create.done.handOver')}
          </Button>
        )}
        <Button icon="plus" onClick={onNew} className="sm:col-span-2">
          {t('orders.create.title')}
        </Button>
        {order && renderPrint(order)}
        <LinkButton variant="secondary" icon="list" to="/dashboard">
          {t('orders.create.done.viewOrders')}
        </LinkButton>
      </div>
    </Card>
  )
}
