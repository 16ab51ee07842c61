import { formatRupees } from '@jhola/contract/shared/money'
import { paymentState } from '../../../domain/payments/payment-state.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { PrintSheet } from '../../../shared/print/print-sheet.tsx'
import type { ExportedOrder } from './export-table.ts'
import { useExportLabels } from './use-export.ts'

const CELL = 'border border-current px-1.5 py-1 text-start align-top'

/** The printed list of orders, with its head on every page. */
const OrderListSheet = ({ orders }: { orders: readonly ExportedOrder[] }) => {
  const { t } = useT()
  const moments = useMoments()
  const labels = useExportLabels()
  const head = [
    t('orders.board.list.column.order'),
    t('orders.board.table.customer'),
    t('orders.board.table.items'),
    t('orders.board.table.amount'),
    t('orders.board.table.payment'),
    t('orders.board.table.status'),
  ]
  const paise = orders.reduce((sum, order) => sum + Math.round(order.total_amount * 100), 0)
  return (
    <>
      <p className="font-bold text-lg">{t('orders.board.orders')}</p>
      <p className="mb-2">
        {moments.dateAndTime(new Date().toISOString())} · {t('orders.board.list.export.done', { count: orders.length })} ·{' '}
        <bdi>{formatRupees(paise / 100)}</bdi>
      </p>
      <table className="w-full border-collapse">
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} className={CELL}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.order_number} className="break-inside-avoid">
              <td className={CELL}>
                <bdi className="block font-bold">{order.order_number}</bdi>
                <bdi className="whitespace-nowrap">{moments.dateAndTime(order.created_at)}</bdi>
              </td>
              <td className={CELL}>
                {order.customer_name}
                <bdi className="block whitespace-nowrap">{labels.phone(order.customer_phone)}</bdi>
              </td>
              <td className={CELL}>{labels.items(order.items)}</td>
              <td className={`${CELL} whitespace-nowrap text-end!`}>
                <bdi>{formatRupees(order.total_amount)}</bdi>
              </td>
              <td className={`${CELL} whitespace-nowrap`}>
                {labels.payment(paymentState(order))}
                <span className="block">{labels.method(order.payment_method)}</span>
              </td>
              <td className={`${CELL} whitespace-nowrap`}>{labels.status(order.status)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Prints the list on A4 in landscape. */
export const OrderListPrint = ({ orders, onDone }: { orders: readonly ExportedOrder[]; onDone(): void }) => (
  <PrintSheet paper="a4-wide" onDone={onDone}>
    <OrderListSheet orders={orders} />
  </PrintSheet>
)
