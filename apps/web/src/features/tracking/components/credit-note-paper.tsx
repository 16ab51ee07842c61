import type { CreditNote, Invoice } from '@jhola/contract/orders/invoice-schema'
import { useItemWords } from '../../../shared/format/item-words.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { DataList, type DataRow } from '../../../shared/ui/data-list.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { Buyer, dateOf, Fact, Seller } from './invoice-paper.tsx'
import { InvoiceRates } from './invoice-rates.tsx'

const Lines = ({ note }: { note: CreditNote }) => {
  const { t } = useT()
  const words = useItemWords()
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
          <th scope="col" className="py-1.5 ps-2 text-end font-medium">
            {t('invoice.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {note.lines.map((line) => (
          <tr key={line.line_no} className="break-inside-avoid align-top">
            <td className="py-1.5 pe-2">
              {words.name({ name: line.product_name, name_hi: line.product_name_hi })}
              {line.hsn && <span className="block text-ink-soft text-sm">{t('invoice.hsn', { code: line.hsn })}</span>}
            </td>
            <td className="figures whitespace-nowrap px-2 py-1.5 text-end">
              <bdi>{words.quantity(line.quantity, line.unit)}</bdi>
            </td>
            <td className="figures py-1.5 ps-2 text-end">
              <Money rupees={line.amount} exact />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const totalRows = (note: CreditNote, t: ReturnType<typeof useT>['t']): DataRow[] => {
  const amount = (rupees: number) => <Money rupees={rupees} exact />
  const rows: (DataRow | false)[] = [
    note.fees > 0 && { key: 'fees', label: t('invoice.delivery'), value: amount(note.fees) },
    note.round_off !== 0 && { key: 'round', label: t('invoice.roundOff'), value: amount(note.round_off) },
    { key: 'total', label: t('invoice.refunded'), value: amount(note.total_amount), total: true },
  ]
  return rows.filter((row) => row !== false)
}

/** What was taken back of a bill, on a sheet of its own. */
export const CreditNotePaper = ({ note, invoice }: { note: CreditNote; invoice: Invoice }) => {
  const { t } = useT()
  const id = `note-${note.number}`
  return (
    <Card as="section" aria-labelledby={id} className="print:break-before-page print:border-0 print:p-0 print:shadow-none">
      <h2 id={id} className="mb-3 text-center text-xl uppercase tracking-wide">
        {t('invoice.creditNote')}
      </h2>
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-3 pb-3">
        <Seller seller={invoice.seller} />
        <div>
          <Fact label={t('invoice.noteNumber')}>{note.number}</Fact>
          <Fact label={t('invoice.date')}>{dateOf(note.issued_at)}</Fact>
          <Fact label={t('invoice.against')}>
            {note.invoice.number} · {dateOf(note.invoice.issued_at)}
          </Fact>
        </div>
      </div>
      <Buyer invoice={invoice} />
      <Lines note={note} />
      <DataList rows={totalRows(note, t)} className="ms-auto mt-3 max-w-sm" />
      {note.rates.some(({ gst_rate }) => gst_rate > 0) && <InvoiceRates paper={note} />}
      <p className="mt-4 text-center text-ink-soft text-sm">{t('invoice.unsigned')}</p>
    </Card>
  )
}
