import type { PackingBill } from '@jhola/contract/orders/schema'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../../shared/i18n/texts.ts'
import { cx } from '../../../../shared/ui/cx.ts'
import { Money } from '../../../../shared/ui/money.tsx'

/** The figures of a bill, in rupees. */
export type BillFigures = Omit<PackingBill, 'items'>

const ROWS: readonly { key: TextKey; of: (bill: BillFigures) => number }[] = [
  { key: 'tracking.subtotal', of: ({ subtotal }) => subtotal },
  { key: 'tracking.discount', of: ({ discount }) => -discount },
  { key: 'tracking.gst', of: ({ tax }) => tax },
  { key: 'tracking.delivery', of: ({ delivery_fee }) => delivery_fee },
  { key: 'tracking.expressFee', of: ({ express_fee }) => express_fee },
  { key: 'tracking.roundOff', of: ({ round_off }) => round_off ?? 0 },
  { key: 'tracking.total', of: ({ total }) => total },
]

type BillChangesProps = { before: BillFigures; after: BillFigures; labels: { before: string; after: string } }

/** Both bills side by side: the goods, the offer, the tax, the fees and the total. */
export const BillChanges = ({ before, after, labels }: BillChangesProps) => {
  const { t } = useT()
  const rows = ROWS.filter(({ of }) => of(before) !== 0 || of(after) !== 0)
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="text-ink-soft">
          <td />
          <th scope="col" className="py-1 ps-2 text-end font-medium">
            {labels.before}
          </th>
          <th scope="col" className="py-1 ps-2 text-end font-medium">
            {labels.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, of }, index) => (
          <tr key={key} className={cx(index === rows.length - 1 && 'border-line border-t font-bold')}>
            <th scope="row" className="py-1 text-start font-[inherit]">
              {t(key)}
            </th>
            <td className={cx('py-1 ps-2 text-end figures', of(before) !== of(after) && 'text-ink-soft line-through')}>
              <Money rupees={of(before)} exact />
            </td>
            <td className={cx('py-1 ps-2 text-end figures', of(before) !== of(after) && 'font-semibold')}>
              <Money rupees={of(after)} exact />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
