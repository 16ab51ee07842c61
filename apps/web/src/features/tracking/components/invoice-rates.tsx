import type { Invoice } from '@jhola/contract/orders/invoice-schema'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { Money } from '../../../shared/ui/money.tsx'

type Amount = 'taxable' | 'cgst' | 'sgst' | 'igst'

const HEADS: Record<Amount, TextKey> = {
  taxable: 'invoice.taxable',
  cgst: 'invoice.cgst',
  sgst: 'invoice.sgst',
  igst: 'invoice.igst',
}
const WITHIN_A_STATE: readonly Amount[] = ['taxable', 'cgst', 'sgst']
const BETWEEN_STATES: readonly Amount[] = ['taxable', 'igst']

/** The tax of every rate: halves of the centre and the state, or all of it IGST. */
export const InvoiceRates = ({ paper }: { paper: Pick<Invoice, 'is_inter_state' | 'rates'> }) => {
  const { t } = useT()
  const columns = paper.is_inter_state ? BETWEEN_STATES : WITHIN_A_STATE
  return (
    <table className="mt-4 w-full border-line border-t text-sm">
      <caption className="py-1.5 text-start text-ink-soft">{t('invoice.taxes')}</caption>
      <thead>
        <tr className="border-line border-b text-ink-soft">
          <th scope="col" className="py-1.5 pe-2 text-start font-medium">
            {t('invoice.rateHead')}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="py-1.5 ps-2 text-end font-medium">
              {t(HEADS[column])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {paper.rates.map((rate) => (
          <tr key={rate.gst_rate} className="break-inside-avoid">
            <th scope="row" className="py-1.5 pe-2 text-start font-normal">
              {rate.gst_rate}%
            </th>
            {columns.map((column) => (
              <td key={column} className="figures py-1.5 ps-2 text-end">
                <Money rupees={rate[column]} exact />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
