import { useT } from '../../shared/i18n/i18n-context.tsx'
import { cx } from '../../shared/ui/cx.ts'
import { Money } from '../../shared/ui/money.tsx'
import type { InvoiceContent } from './invoice-content.ts'

const HEAD = 'py-1.5 font-medium'

/** Items sold or returned: names with HSN and rate below, so that the table fits a phone. */
export const SheetLines = ({ lines }: Pick<InvoiceContent, 'lines'>) => {
  const { t } = useT()
  const hasPrices = lines.some(({ price }) => price !== null)
  return (
    <table className="w-full border-line-strong border-t border-b text-start">
      <caption className="sr-only">{t('orders.invoice.items')}</caption>
      <thead>
        <tr className="border-line border-b text-ink-soft text-sm">
          <th scope="col" className={cx(HEAD, 'pe-2 text-start')}>
            {t('orders.invoice.item')}
          </th>
          <th scope="col" className={cx(HEAD, 'px-2 text-end')}>
            {t('orders.invoice.quantity')}
          </th>
          {hasPrices && (
            <th scope="col" className={cx(HEAD, 'px-2 text-end max-sm:hidden print:table-cell')}>
              {t('orders.invoice.price')}
            </th>
          )}
          <th scope="col" className={cx(HEAD, 'ps-2 text-end')}>
            {t('orders.invoice.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, name, below, quantity, price, amount }) => (
          <tr key={key} className="break-inside-avoid align-top">
            <td className="py-1.5 pe-2 wrap-anywhere">
              <bdi>{name}</bdi>
              {below && <span className="block text-ink-soft text-sm">{below}</span>}
            </td>
            <td className="figures whitespace-nowrap px-2 py-1.5 text-end">
              <bdi>{quantity}</bdi>
              {price !== null && (
                <span className="block text-ink-soft text-sm sm:hidden print:hidden">
                  × <Money rupees={price} exact />
                </span>
              )}
            </td>
            {price !== null && (
              <td className="figures px-2 py-1.5 text-end max-sm:hidden print:table-cell">
                <Money rupees={price} exact />
              </td>
            )}
            <td className="figures py-1.5 ps-2 text-end">
              <Money rupees={amount} exact />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The tax of every rate: halves of the centre and the state, or IGST, each with its own rate. */
export const SheetRates = ({ rates, isInterState, stateTax }: Pick<InvoiceContent, 'rates' | 'isInterState' | 'stateTax'>) => {
  const { t } = useT()
  const columns = isInterState
    ? [{ key: 'igst', label: t('orders.invoice.igst'), part: 1 } as const]
    : [
        { key: 'cgst', label: t('orders.invoice.cgst'), part: 0.5 } as const,
        { key: 'sgst', label: t(`orders.invoice.${stateTax}`), part: 0.5 } as const,
      ]
  return (
    <table className="mt-4 w-full border-line border-t text-sm">
      <caption className="py-1.5 text-start text-ink-soft">{t('orders.invoice.taxes')}</caption>
      <thead>
        <tr className="border-line border-b text-ink-soft">
          <th scope="col" className={cx(HEAD, 'pe-2 text-start')}>
            {t('orders.invoice.rateHead')}
          </th>
          <th scope="col" className={cx(HEAD, 'ps-2 text-end')}>
            {t('orders.invoice.taxable')}
          </th>
          {columns.map(({ key, label }) => (
            <th key={key} scope="col" className={cx(HEAD, 'ps-2 text-end')}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => (
          <tr key={rate.gst_rate} className="break-inside-avoid align-top">
            <th scope="row" className="py-1.5 pe-2 text-start font-normal">
              {rate.gst_rate}%
            </th>
            <td className="figures py-1.5 ps-2 text-end">
              <Money rupees={rate.taxable} exact />
            </td>
            {columns.map(({ key, part }) => (
              <td key={key} className="figures py-1.5 ps-2 text-end">
                <Money rupees={rate[key]} exact />
                {rate.gst_rate > 0 && <span className="block text-ink-soft">{rate.gst_rate * part}%</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
