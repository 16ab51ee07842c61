import type { ReactNode } from 'react'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { DataList, type DataRow } from '../../../shared/ui/data-list.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import type { Order } from '../data/board-state.ts'
import { ItemNote } from '../data/item-note.tsx'
import { useOrderLabels } from '../data/order-labels.ts'

/** The items to pack: quantity × name, price of one, price of all. */
export const Lines = ({ order }: { order: Order }) => {
  const labels = useOrderLabels()
  const items = useItemLabels()
  return (
    <ul className="grid grid-cols-1 gap-3">
      {order.items.map((item) => (
        <li key={item.id} className="flex items-center gap-3">
          <ProductImage src={item.image} alt="" sidePx={44} className="size-11 shrink-0" />
          <span className="min-w-0 flex-1">
            <span className="block">
              <bdi className="font-bold figures">{labels.quantity(item)}</bdi> × {labels.itemName(item)}
            </span>
            <span className="block text-ink-soft text-sm">
              {item.pack_size && (
                <>
                  <bdi>{items.pack(item.pack_size)}</bdi> ·{' '}
                </>
              )}
              <Money rupees={item.unit_price} className="figures" />
            </span>
            <ItemNote note={item.note} />
          </span>
          <Money rupees={item.total_price} className="font-medium figures" />
        </li>
      ))}
    </ul>
  )
}

/** What packing changed about the money: what was paid, what is still to be collected, what goes or went back. */
const balanceRows = (order: Order, t: ReturnType<typeof useT>['t'], money: (rupees: number) => ReactNode): (DataRow | null)[] => {
  // Orders that an older version of this app kept on the device do not say it.
  const { paid_amount = 0, owed_amount = 0, give_back_amount = 0, given_back_amount = 0 } = order
  if (paid_amount === 0 || paid_amount === order.total_amount) return []
  return [
    { label: t('orders.board.details.paidSoFar'), value: money(paid_amount) },
    owed_amount > 0 ? { label: t('orders.board.details.collect'), value: money(owed_amount), total: true } : null,
    give_back_amount > 0 ? { label: t('orders.board.details.giveBack'), value: money(give_back_amount), total: true } : null,
    given_back_amount > 0 ? { label: t('orders.board.details.givenBack'), value: money(-given_back_amount) } : null,
  ]
}

/** The order's bill as the server calculated it. */
export const Bill = ({ order }: { order: Order }) => {
  const { t } = useT()
  const money = (rupees: number) => <Money rupees={rupees} exact />
  const rows: (DataRow | null)[] = [
    { label: t('orders.board.details.subtotal'), value: money(order.subtotal) },
    order.discount > 0 ? { label: t('orders.board.details.discount'), value: money(-order.discount), good: true } : null,
    {
      label: t(order.tax_mode === 'inclusive' ? 'orders.board.details.taxIncluded' : 'orders.board.details.tax'),
      value: money(order.tax),
    },
    { label: t('orders.board.details.deliveryFee'), value: money(order.delivery_fee) },
    order.express_fee > 0 ? { label: t('orders.board.details.express'), value: money(order.express_fee) } : null,
    order.round_off ? { label: t('orders.board.details.roundOff'), value: money(order.round_off) } : null,
    { label: t('orders.board.details.total'), value: money(order.total_amount), total: true },
    ...balanceRows(order, t, money),
    order.refunded_amount > 0 ? { label: t('common.payment.refunded'), value: money(-order.refunded_amount) } : null,
  ]
  return <DataList rows={rows.filter((row) => row !== null)} />
}
