import type { FigureDifference } from '@jhola/contract/orders/packing/bill-difference'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Money } from '../../../shared/ui/money.tsx'
import { toSheetLines } from './sheet-lines.ts'
import type { Packing } from './use-packing.ts'

const Amount = ({ amount, isBold = false }: { amount: number | null; isBold?: boolean }) => (
  <td className={cx('py-1.5 ps-3 text-end align-top figures', isBold && 'font-bold')}>
    {amount === null ? '–' : <Money rupees={paiseToRupees(paise(amount))} exact />}
  </td>
)

type RowProps = { label: string; ordered: number | null; given: number | null; isTotal?: boolean }

/** What changed stands out; what is as ordered is grey. */
const Row = ({ label, ordered, given, isTotal = false }: RowProps) => (
  <tr
    className={cx(
      isTotal && 'border-line-strong border-t border-dashed font-bold',
      ordered === given && !isTotal && 'text-ink-soft',
    )}
  >
    <th scope="row" className={cx('py-1.5 text-start align-top', isTotal ? 'font-bold' : 'font-normal')}>
      {label}
    </th>
    <Amount amount={ordered} />
    <Amount amount={given} isBold={ordered !== given} />
  </tr>
)

/** The ordered and the packed bill side by side: each line, fees, offer, tax and total. */
export const BillComparison = ({ packing }: { packing: Packing }) => {
  const { t } = useT()
  const labels = useItemLabels()
  const { difference } = packing.packed
  const amounts = new Map(difference.lines.map((line) => [line.line_no, line]))
  const rows: [string, FigureDifference][] = [
    [t('orders.board.details.discount'), difference.discount],
    [t(packing.order.tax_mode === 'inclusive' ? 'orders.board.details.taxIncluded' : 'orders.board.details.tax'), difference.tax],
    [t('orders.packing.fees'), difference.fees],
    [t('orders.board.details.roundOff'), difference.roundOff],
  ]
  return (
    <section aria-label={t('orders.packing.difference')} className="rounded-lg border border-line p-3">
      <h3 className="mb-1 font-semibold text-ink-soft text-sm">{t('orders.packing.difference')}</h3>
      <table className="w-full text-sm">
        <thead>
          <tr className="text-ink-soft">
            <th scope="col">
              <span className="sr-only">{t('orders.board.details.items')}</span>
            </th>
            <th scope="col" className="ps-3 text-end font-medium">
              {t('orders.packing.ordered')}
            </th>
            <th scope="col" className="ps-3 text-end font-medium">
              {t('orders.packing.packed')}
            </th>
          </tr>
        </thead>
        <tbody>
          {toSheetLines(packing).map((line) => (
            <Row
              key={line.line_no}
              label={labels.name(line)}
              ordered={amounts.get(line.line_no)?.ordered?.totalPaise ?? null}
              given={amounts.get(line.line_no)?.given?.totalPaise ?? null}
            />
          ))}
          {rows.map(([label, { ordered, given }]) =>
            ordered === 0 && given === 0 ? null : <Row key={label} label={label} ordered={ordered} given={given} />,
          )}
          <Row
            label={t('orders.board.details.total')}
            ordered={difference.total.ordered}
            given={difference.total.given}
            isTotal
          />
        </tbody>
      </table>
    </section>
  )
}
