import { canShopCancel, forwardStatuses } from '@jhola/contract/orders/statuses'
import { formatPhone } from '@jhola/contract/shared/phone'
import { useItemWords } from '../../../shared/format/item-words.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { DataList, type DataRow } from '../../../shared/ui/data-list.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Divider } from '../../../shared/ui/divider.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { Timeline } from '../../../shared/ui/timeline.tsx'
import type { Order } from '../board-state.ts'
import type { OrderAction } from '../hooks/use-order-actions.ts'
import { ACTION_WORDS, splitReason } from './order-words.ts'
import { Receipt } from './receipt.tsx'

const Facts = ({ order }: { order: Order }) => {
  const { t } = useT()
  const moments = useMoments()
  const slot = t(`counter.slot.${order.delivery_slot}`)
  const rows: (DataRow | null)[] = [
    { label: t('counter.details.customer'), value: order.customer_name },
    {
      label: t('counter.details.phone'),
      value: (
        <a className="inline-flex min-h-11 items-center text-brand underline" href={`tel:${order.customer_phone}`}>
          <bdi>{formatPhone(order.customer_phone)}</bdi>
        </a>
      ),
    },
    order.delivery_type === 'pickup'
      ? { label: t('counter.details.address'), value: t('counter.pickup') }
      : { label: t('counter.details.address'), value: <bdi>{order.delivery_address}</bdi> },
    order.landmark ? { label: t('counter.details.landmark'), value: order.landmark } : null,
    order.notes ? { label: t('counter.details.notes'), value: order.notes } : null,
    { label: t('counter.details.time'), value: moments.dayAndTime(order.created_at) },
    { label: t('counter.details.slot'), value: order.delivery_date ? `${moments.day(order.delivery_date)}, ${slot}` : slot },
    {
      label: t('counter.details.payment'),
      value: `${order.payment_method.toUpperCase()} · ${t(`common.payment.${order.payment_status}`)}`,
    },
    { label: t('counter.details.transaction'), value: <bdi className="break-all text-sm">{order.id}</bdi> },
    order.delivery_partner
      ? {
          label: t('counter.details.partner'),
          value: [order.delivery_partner.name, order.delivery_partner.phone, order.delivery_partner.vehicle_number]
            .filter(Boolean)
            .join(' · '),
        }
      : null,
  ]
  return <DataList rows={rows.filter((row) => row !== null)} />
}

const Lines = ({ order }: { order: Order }) => {
  const words = useItemWords()
  return (
    <ul className="grid gap-2">
      {order.items.map((item) => (
        <li key={item.id} className="flex items-baseline justify-between gap-4">
          <span>
            <bdi className="figures font-semibold">{words.quantity(item.quantity, item.unit)}</bdi> ×{' '}
            {words.name({ name: item.product_name, name_hi: item.product_name_hi })}
            <span className="block text-ink-soft text-sm">
              {item.pack_size} <Money rupees={item.unit_price} />
            </span>
          </span>
          <Money rupees={item.total_price} />
        </li>
      ))}
    </ul>
  )
}

const Bill = ({ order }: { order: Order }) => {
  const { t } = useT()
  const money = (rupees: number) => <Money rupees={rupees} exact />
  const rows: (DataRow | null)[] = [
    { label: t('counter.details.subtotal'), value: money(order.subtotal) },
    order.discount > 0 ? { label: t('counter.details.discount'), value: money(-order.discount), good: true } : null,
    { label: t(order.tax_mode === 'inclusive' ? 'counter.details.taxIncluded' : 'counter.details.tax'), value: money(order.tax) },
    { label: t('counter.details.deliveryFee'), value: money(order.delivery_fee) },
    order.express_fee > 0 ? { label: t('counter.details.express'), value: money(order.express_fee) } : null,
    { label: t('counter.details.total'), value: money(order.total_amount), total: true },
  ]
  return <DataList rows={rows.filter((row) => row !== null)} />
}

const History = ({ order }: { order: Order }) => {
  const { t } = useT()
  const moments = useMoments()
  return (
    <Timeline
      label={t('counter.details.timeline')}
      items={order.status_history.map((entry, index) => ({
        key: `${entry.status}${index}`,
        title: t(`common.status.${entry.status}`),
        state: entry.status === 'cancelled' ? 'failed' : index === order.status_history.length - 1 ? 'current' : 'done',
        time: moments.dayAndTime(entry.timestamp),
      }))}
    />
  )
}

const CancelledNote = ({ reason }: { reason: string }) => {
  const { t } = useT()
  const { code, words } = splitReason(reason)
  const shown = [code ? t(`counter.reason.${code}`) : null, words].filter(Boolean).join(': ')
  return <Alert tone="error">{t('counter.details.cancelled', { reason: shown })}</Alert>
}

type DetailsProps = {
  order: Order
  isBusy: boolean
  onClose(): void
  onForward(order: Order, to: Order['status']): void
  onReject(order: Order): void
  onAct(action: OrderAction): void
}

/** Everything about one order, and everything that can be done with it. */
export const OrderDetails = ({ order, isBusy, onClose, onForward, onReject, onAct }: DetailsProps) => {
  const { t } = useT()
  const isPayable = order.payment_method === 'upi' && order.payment_status === 'pending' && order.status !== 'cancelled'
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title={<bdi>{t('counter.details.title', { id: order.order_number })}</bdi>}
      footer={
        <div className="flex w-full flex-wrap gap-2">
          {forwardStatuses(order).map((to, index) => (
            <Button
              key={to}
              className="grow"
              variant={index > 0 ? 'secondary' : to === 'confirmed' ? 'success' : 'brand'}
              icon={ACTION_WORDS[to].icon}
              loading={isBusy}
              onClick={() => onForward(order, to)}
            >
              {t(ACTION_WORDS[to].key)}
            </Button>
          ))}
          {isPayable && (
            <Button variant="secondary" icon="rupee" disabled={isBusy} onClick={() => onAct({ kind: 'paid', order })}>
              {t('counter.action.paid')}
            </Button>
          )}
          {canShopCancel(order.status) && (
            <Button variant="danger" icon="x" disabled={isBusy} onClick={() => onReject(order)}>
              {t(order.status === 'pending' ? 'counter.action.reject' : 'counter.action.cancelled')}
            </Button>
          )}
          <Button variant="ghost" icon="print" onClick={() => window.print()}>
            {t('counter.action.print')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-5">
        {order.cancellation_reason && <CancelledNote reason={order.cancellation_reason} />}
        <Facts order={order} />
        <Divider stitched />
        <section aria-label={t('counter.details.items')}>
          <Lines order={order} />
        </section>
        <Bill order={order} />
        <Divider stitched />
        <History order={order} />
      </div>
      <Receipt order={order} />
    </Dialog>
  )
}
