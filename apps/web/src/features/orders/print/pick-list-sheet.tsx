import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { Order } from '../data/board-state.ts'
import { useOrderLabels } from '../data/order-labels.ts'
import { type Picking, toPickList } from './pick-list.ts'
import { TestOrderMark } from './receipt.tsx'

const Box = () => <span className="mt-1 inline-block size-4 shrink-0 border-2 border-current" />

/** The items to pick for one or more orders, with a box to tick for each item, and the orders it belongs to. */
export const PickListSheet = ({ orders }: { orders: readonly Order[] }) => {
  const { t, language } = useT()
  const moments = useMoments()
  const labels = useOrderLabels()
  const items = useItemLabels()
  const isOne = orders.length === 1
  const nameOf = ({ product_name: name, product_name_hi: name_hi }: Picking['line']) => items.name({ name, name_hi })
  return (
    <>
      <p className="font-bold text-lg">{t('orders.board.paper.pickList')}</p>
      <p>{moments.dateAndTime(new Date().toISOString())}</p>
      {orders.some(({ practice }) => practice) && <TestOrderMark />}
      <hr className="my-2 border-current border-t border-dashed" />
      <ul>
        {toPickList(orders, { nameOf, language }).map(({ line, quantity, orders: whose }) => (
          <li
            key={`${line.product_id} ${line.unit} ${line.pack_size}`}
            className="mb-2 flex break-inside-avoid items-start gap-2"
          >
            <Box />
            <span className="min-w-0">
              <span className="font-bold">
                <bdi>{labels.amount(quantity, line.unit)}</bdi> {nameOf(line)}
              </span>{' '}
              <bdi>{items.pack(line.pack_size)}</bdi>
              {!isOne && (
                <span className="block">
                  {whose.map((one) => (
                    <bdi key={one.number} className="me-2 inline-block">
                      {one.number}: {one.quantity}
                    </bdi>
                  ))}
                </span>
              )}
              {whose
                .filter(({ note }) => note)
                .map(({ number, note }) => (
                  <span key={number} className="block font-bold italic">
                    {!isOne && <bdi>{number}: </bdi>}
                    <bdi>{note}</bdi>
                  </span>
                ))}
            </span>
          </li>
        ))}
      </ul>
      <hr className="my-2 border-current border-t border-dashed" />
      {orders.map((order) => (
        <p key={order.id} className="mb-1.5 break-inside-avoid">
          <bdi className="font-bold">{order.order_number}</bdi> {order.customer_name} · {t(`orders.board.${order.delivery_type}`)}{' '}
          · {labels.slot(order)}
          {order.notes && <span className="block italic">{order.notes}</span>}
        </p>
      ))}
    </>
  )
}
