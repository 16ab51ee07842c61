import type { Order, OrderItem } from '@jhola/contract/orders/schema'
import { useItemLabels } from '../../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../../shared/i18n/texts.ts'
import { Card, CardTitle } from '../../../../shared/ui/card.tsx'
import { DataList, type DataRow } from '../../../../shared/ui/data-list.tsx'
import { Money } from '../../../../shared/ui/money.tsx'
import { ProductImage } from '../../../../shared/ui/product-image.tsx'
import { StatusChip } from '../../../../shared/ui/status-chip.tsx'
import type { Tone } from '../../../../shared/ui/tones.ts'

const ItemLine = ({ item }: { item: OrderItem }) => {
  const labels = useItemLabels()
  return (
    <li className="flex items-center gap-3">
      <ProductImage src={item.image} alt="" sidePx={44} className="size-11 shrink-0 print:hidden" />
      <span className="min-w-0 flex-1">
        {labels.name({ name: item.product_name, name_hi: item.product_name_hi })}
        <span className="block text-ink-soft text-sm">
          <bdi>
            {labels.quantity(item.quantity, item.unit)} × <Money rupees={item.unit_price} />
          </bdi>
        </span>
        {item.note && <bdi className="block text-sm">“{item.note}”</bdi>}
      </span>
      <Money rupees={item.total_price} exact className="font-medium" />
    </li>
  )
}

const METHOD_KEYS: Record<Order['payment_method'], TextKey> = {
  cod: 'common.payment.cod',
  upi: 'common.payment.upi',
  cash: 'common.payment.cash',
  card: 'common.payment.card',
  netbanking: 'common.payment.netbanking',
  wallet: 'common.payment.wallet',
}

/** The payment status: received, to be paid on delivery, or open. */
const paymentState = (order: Order): { key: TextKey; tone: Tone } | null => {
  if (order.payment_status === 'completed') return { key: 'common.payment.completed', tone: 'success' }
  if (order.payment_status === 'refunded') return { key: 'common.payment.refunded', tone: 'neutral' }
  if (order.status === 'cancelled') return null
  if (order.payment_method === 'cod' || order.payment_method === 'cash')
    return { key: 'common.payment.onDelivery', tone: 'neutral' }
  return { key: 'common.payment.pending', tone: 'warning' }
}

/** What packing changed about the money of an order that was paid before. */
const balanceRows = (order: Order, t: ReturnType<typeof useT>['t']): (DataRow | false)[] => {
  const { paid_amount = 0, owed_amount = 0, give_back_amount = 0, given_back_amount = 0 } = order
  if (paid_amount === 0 || paid_amount === order.total_amount) return []
  const money = (rupees: number) => <Money rupees={rupees} exact />
  return [
    { key: 'paid', label: t('tracking.paidSoFar'), value: money(paid_amount) },
    owed_amount > 0 && { key: 'owed', label: t('tracking.owed'), value: money(owed_amount), total: true },
    give_back_amount > 0 && { key: 'back', label: t('tracking.giveBack'), value: money(give_back_amount), good: true },
    given_back_amount > 0 && { key: 'gone', label: t('tracking.givenBack'), value: money(-given_back_amount) },
  ]
}

const billRows = (order: Order, t: ReturnType<typeof useT>['t']): DataRow[] => {
  const isPickup = order.delivery_type === 'pickup'
  const rows: (DataRow | false)[] = [
    { key: 'subtotal', label: t('tracking.subtotal'), value: <Money rupees={order.subtotal} exact /> },
    order.discount > 0 && {
      key: 'discount',
      label: t('tracking.discount'),
      value: <Money rupees={-order.discount} exact />,
      good: true,
    },
    order.tax_mode === 'exclusive' && { key: 'tax', label: t('tracking.gst'), value: <Money rupees={order.tax} exact /> },
    !isPickup && {
      key: 'delivery',
      label: t('tracking.delivery'),
      value: order.delivery_fee === 0 ? t('tracking.free') : <Money rupees={order.delivery_fee} exact />,
      good: order.delivery_fee === 0,
    },
    order.express_fee > 0 && {
      key: 'express',
      label: t('tracking.expressFee'),
      value: <Money rupees={order.express_fee} exact />,
    },
    !!order.round_off && { key: 'round', label: t('tracking.roundOff'), value: <Money rupees={order.round_off} exact /> },
    { key: 'total', label: t('tracking.total'), value: <Money rupees={order.total_amount} exact />, total: true },
    ...balanceRows(order, t),
    order.refunded_amount > 0 && {
      key: 'refunded',
      label: t('common.payment.refunded'),
      value: <Money rupees={-order.refunded_amount} exact />,
    },
  ]
  return rows.filter((row) => row !== false)
}

/** The items of the order, their prices, and the payment method. */
export const OrderItems = ({ order }: { order: Order }) => {
  const { t } = useT()
  const state = paymentState(order)
  return (
    <Card as="section" aria-labelledby="items-title">
      <CardTitle>
        <span id="items-title">{t('tracking.items')}</span>
      </CardTitle>
      <ul className="mb-4 grid gap-3 border-line border-b border-dashed pb-4">
        {order.items.map((item) => (
          <ItemLine key={item.id} item={item} />
        ))}
      </ul>
      <DataList rows={billRows(order, t)} />
      {order.tax_mode === 'inclusive' && (
        <p className="mt-1 text-end text-ink-soft text-sm">
          {t('tracking.gstIncluded')} <Money rupees={order.tax} exact />
        </p>
      )}
      <p className="mt-3 flex flex-wrap items-center justify-between gap-2 border-line border-t border-dashed pt-3">
        <span>
          <span className="text-ink-soft">{t('tracking.payment')}: </span>
          {t(METHOD_KEYS[order.payment_method])}
        </span>
        {state && <StatusChip tone={state.tone}>{t(state.key)}</StatusChip>}
      </p>
    </Card>
  )
}
