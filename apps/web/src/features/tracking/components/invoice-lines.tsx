import type { Invoice } from '@jhola/contract/orders/invoice-schema'
import { useItemWords } from '../../../shared/format/item-words.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Money } from '../../../shared/ui/money.tsx'

/** What was bought: names with their HSN and rate below, so that the table fits a phone. Amounts are quantity times price. */
export const InvoiceLines = ({ invoice }: { invoice: Invoice }) => {
  const { t } = useT()
  const words = useItemWords()
  const namesRates = invoice.kind !== 'bill'
  return (
    <table className="w-full border-line-strong border-t border-b text-start">
      <caption className="sr-only">{t('invoice.items')}</caption>
      <thead>
        <tr className="border-line border-b text-ink-soft text-sm">
          <th scope="col" className="py-1.5 pe-2 text-start font-medium">
            {t('invoice.item')}
          </th>
          <th scope="col" className="px-2 py-1.5 text-end font-medium">
            {t('invoice.quantity')}
          </th>
          <th scope="col" className="px-2 py-1.5 text-end font-medium max-sm:hidden">
            {t('invoice.price')}
          </th>
          <th scope="col" className="py-1.5 ps-2 text-end font-medium">
            {t('invoice.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {invoice.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a paper never move
          <tr key={index} className="break-inside-avoid align-top">
            <td className="py-1.5 pe-2">
              {words.name({ name: line.product_name, name_hi: line.product_name_hi })}
              <span className="block text-ink-soft text-sm">
                {[line.hsn && t('invoice.hsn', { code: line.hsn }), namesRates && t('invoice.rate', { rate: line.gst_rate })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </td>
            <td className="figures whitespace-nowrap px-2 py-1.5 text-end">
              <bdi>{words.quantity(line.quantity, line.unit)}</bdi>
              <span className="block text-ink-soft text-sm sm:hidden">
                × <Money rupees={line.unit_price} exact />
              </span>
            </td>
            <td className="figures px-2 py-1.5 text-end max-sm:hidden">
              <Money rupees={line.unit_price} exact />
            </td>
            <td className="figures py-1.5 ps-2 text-end">
              <Money rupees={line.total} exact />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
