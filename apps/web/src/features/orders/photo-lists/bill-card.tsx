import type { PhotoListBill } from '@jhola/contract/orders/photo-lists/routes'
import { formatPrice } from '@jhola/contract/shared/money'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { DataList, type DataRow } from '../../../shared/ui/data-list.tsx'
import { Money } from '../../../shared/ui/money.tsx'

type Line = PhotoListBill['lines'][number]

/** What changed of a line since the shop sent it, in words; empty when nothing did. */
const useChangeText = () => {
  const { t } = useT()
  const labels = useItemLabels()
  return ({ quantity, unit_price, unit, was }: Line): string => {
    if (!was) return ''
    if (quantity === 0) return t('photo.gone')
    const parts = [
      quantity !== was.quantity &&
        t('photo.only', { amount: labels.quantity(quantity, unit), wanted: labels.quantity(was.quantity, unit) }),
      unit_price !== was.unit_price && t('photo.was', { price: formatPrice(was.unit_price) }),
    ]
    return parts.filter(Boolean).join(' · ')
  }
}

const BillLine = ({ line }: { line: Line }) => {
  const labels = useItemLabels()
  const change = useChangeText()(line)
  const isGone = line.quantity === 0
  const name = labels.name({ name: line.product_name, name_hi: line.product_name_hi })
  return (
    <li className="border-line border-b border-dashed py-2 first:pt-0 last:border-0">
      <p className="flex items-baseline justify-between gap-3">
        <span className={isGone ? 'min-w-0 text-ink-soft line-through' : 'min-w-0 font-semibold'}>{name}</span>
        {!isGone && <Money rupees={line.total_price} exact className="font-bold figures" />}
      </p>
      {!isGone && (
        <p className="text-ink-soft text-sm">
          <bdi>{labels.quantity(line.quantity, line.unit)}</bdi> × <Money rupees={line.unit_price} />
        </p>
      )}
      {change && <p className="font-medium text-sm text-warning">{change}</p>}
    </li>
  )
}

/** The bill as it would be now, with what changed since the shop sent it. */
export const BillCard = ({ bill, isPickup }: { bill: PhotoListBill; isPickup: boolean }) => {
  const { t } = useT()
  const isChanged = bill.lines.some(({ was }) => was) || bill.total_amount !== bill.sent_total
  const rows: (DataRow | false)[] = [
    { key: 'subtotal', label: t('cart.bill.subtotal'), value: <Money rupees={bill.subtotal} exact /> },
    bill.tax_mode === 'exclusive' && { key: 'tax', label: t('cart.bill.gst'), value: <Money rupees={bill.tax} exact /> },
    !isPickup && {
      key: 'delivery',
      label: t('cart.bill.delivery'),
      value: bill.delivery_fee === 0 ? t('cart.bill.free') : <Money rupees={bill.delivery_fee} exact />,
      good: bill.delivery_fee === 0,
    },
    !!bill.round_off && { key: 'round', label: t('cart.bill.roundOff'), value: <Money rupees={bill.round_off} exact /> },
    { key: 'total', label: t('cart.bill.total'), value: <Money rupees={bill.total_amount} exact />, total: true },
  ]
  return (
    <div className="grid grid-cols-1 gap-3">
      {isChanged && (
        <Alert tone="warning">
          {t(bill.lines.some(({ quantity }) => quantity > 0) ? 'photo.changed' : 'photo.nothing', {
            total: formatPrice(bill.sent_total),
          })}
        </Alert>
      )}
      <ul>
        {bill.lines.map((line) => (
          <BillLine key={line.product_id} line={line} />
        ))}
      </ul>
      <DataList rows={rows.filter((row) => row !== false)} />
    </div>
  )
}
