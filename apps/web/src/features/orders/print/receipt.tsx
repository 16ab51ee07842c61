import { formatRupees } from '@jhola/contract/shared/money'
import { formatPhone } from '@jhola/contract/shared/phone'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { DashedRule, RollRow, TimesPrice } from '../../../domain/invoices/roll-parts.tsx'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { Order } from '../data/board-state.ts'
import { useOrderLabels } from '../data/order-labels.ts'

const To = ({ order }: { order: Order }) => {
  const { t } = useT()
  const moments = useMoments()
  const isPickup = order.delivery_type === 'pickup'
  return (
    <>
      <p className="font-bold">
        {order.customer_name} · <bdi>{formatPhone(order.customer_phone)}</bdi>
      </p>
      <p>{isPickup ? t('orders.board.pickup') : order.delivery_address}</p>
      {order.landmark && <p>{order.landmark}</p>}
      {order.delivery_date && (
        <p>
          {moments.date(order.delivery_date)}, {t(`orders.board.slot.${order.delivery_slot}`)}
        </p>
      )}
      {order.notes && <p className="italic">{order.notes}</p>}
    </>
  )
}

const Goods = ({ order }: { order: Order }) => {
  const items = useItemLabels()
  const labels = useOrderLabels()
  return order.items.map((item) => (
    <div key={item.id} className="mb-1 break-inside-avoid">
      <p>
        {labels.itemName(item)} <bdi>{items.pack(item.pack_size)}</bdi>
      </p>
      {item.note && <p className="italic">{item.note}</p>}
      <RollRow
        label={<TimesPrice quantity={labels.amount(item.quantity, item.unit)} rupees={item.unit_price} />}
        value={formatRupees(item.total_price)}
      />
    </div>
  ))
}

const Sums = ({ order }: { order: Order }) => {
  const { t, language } = useT()
  const tax = order.tax_mode === 'inclusive' ? 'orders.board.details.taxIncluded' : 'orders.board.details.tax'
  return (
    <>
      <RollRow label={t('orders.board.details.subtotal')} value={formatRupees(order.subtotal)} />
      {order.discount > 0 && <RollRow label={t('orders.board.details.discount')} value={formatRupees(-order.discount)} />}
      {order.tax > 0 && <RollRow label={t(tax)} value={formatRupees(order.tax)} />}
      {order.delivery_fee > 0 && (
        <RollRow label={t('orders.board.details.deliveryFee')} value={formatRupees(order.delivery_fee)} />
      )}
      {order.express_fee > 0 && <RollRow label={t('orders.board.details.express')} value={formatRupees(order.express_fee)} />}
      {!!order.round_off && <RollRow label={t('orders.board.details.roundOff')} value={formatRupees(order.round_off)} />}
      <RollRow strong label={t('orders.board.details.total')} value={formatRupees(order.total_amount)} />
      <RollRow
        strong
        label={t(`common.payment.${order.payment_method}`).toLocaleUpperCase(language)}
        value={t(order.payment_status === 'completed' ? 'orders.board.receipt.paid' : 'orders.board.receipt.toPay')}
      />
    </>
  )
}

/** Marks the receipt of a test order, so that it is not taken for a sale. */
export const TestOrderMark = () => {
  const { t } = useT()
  return <p className="my-1 border-2 border-current py-1 text-center font-bold text-base">{t('orders.board.practice.paper')}</p>
}

/** The printed receipt of an order, as wide as the paper. */
export const Receipt = ({ order }: { order: Order }) => {
  const { t } = useT()
  const moments = useMoments()
  return (
    <>
      <p className="text-center font-bold text-xl">{order.store_name}</p>
      <p className="text-center">
        <bdi>{formatPhone(order.store_phone)}</bdi>
      </p>
      {order.practice && <TestOrderMark />}
      <DashedRule />
      <p className="flex flex-wrap items-baseline justify-between gap-x-2">
        <bdi className="whitespace-nowrap font-bold text-base">{order.order_number}</bdi>
        {moments.dateAndTime(order.created_at)}
      </p>
      <To order={order} />
      <DashedRule />
      <Goods order={order} />
      <DashedRule />
      <Sums order={order} />
      <p className="mt-3 text-center">{t('orders.board.receipt.thanks')}</p>
    </>
  )
}
