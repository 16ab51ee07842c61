import { formatRupees } from '@jhola/contract/shared/money'
import { formatPhone } from '@jhola/contract/shared/phone'
import { createPortal } from 'react-dom'
import { useItemWords } from '../../../shared/format/item-words.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { Order } from '../board-state.ts'

const Row = ({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) => (
  <p className={strong ? 'flex justify-between font-bold' : 'flex justify-between'}>
    <span>{label}</span>
    <bdi>{value}</bdi>
  </p>
)

/**
 * The paper of an order, on an 80 mm roll. Only the printer sees it: the browser shapes every Indian script right, which
 * printers and PDF libraries do not.
 */
export const Receipt = ({ order }: { order: Order }) => {
  const { t } = useT()
  const words = useItemWords()
  const moments = useMoments()
  return createPortal(
    <div className="receipt" aria-hidden="true">
      <p className="text-center font-bold text-lg">{order.store_name}</p>
      <p className="text-center">
        <bdi>{formatPhone(order.store_phone)}</bdi>
      </p>
      <p className="mt-2 font-bold">
        <bdi>{order.order_number}</bdi>
      </p>
      <p>{moments.dayAndTime(order.created_at)}</p>
      <p>
        {order.customer_name} · <bdi>{formatPhone(order.customer_phone)}</bdi>
      </p>
      {order.delivery_address && <p>{order.delivery_address}</p>}
      {order.landmark && <p>{order.landmark}</p>}
      <hr className="my-2 border-dashed" />
      {order.items.map((item) => (
        <div key={item.id}>
          <p>
            {words.name({ name: item.product_name, name_hi: item.product_name_hi })} {item.pack_size}
          </p>
          <Row
            label={`${words.quantity(item.quantity, item.unit)} × ${formatRupees(item.unit_price)}`}
            value={formatRupees(item.total_price)}
          />
        </div>
      ))}
      <hr className="my-2 border-dashed" />
      <Row label={t('counter.details.subtotal')} value={formatRupees(order.subtotal)} />
      <Row
        label={t(order.tax_mode === 'inclusive' ? 'counter.details.taxIncluded' : 'counter.details.tax')}
        value={formatRupees(order.tax)}
      />
      {order.delivery_fee > 0 && <Row label={t('counter.details.deliveryFee')} value={formatRupees(order.delivery_fee)} />}
      {order.express_fee > 0 && <Row label={t('counter.details.express')} value={formatRupees(order.express_fee)} />}
      <Row strong label={t('counter.details.total')} value={formatRupees(order.total_amount)} />
      <p className="mt-2 text-center font-bold">
        {t(order.payment_status === 'completed' ? 'counter.receipt.paid' : 'counter.receipt.toPay')}
      </p>
      <p className="mt-2 text-center">{t('counter.receipt.thanks')}</p>
    </div>,
    document.body,
  )
}
