import { useId } from 'react'
import { DataList } from '../../shared/ui/data-list.tsx'
import { Money } from '../../shared/ui/money.tsx'
import type { InvoiceContent } from './invoice-content.ts'
import { Buyer, Fact, Seller } from './invoice-parties.tsx'
import { SheetLines, SheetRates } from './sheet-tables.tsx'

/** A document on a sheet, and as the screen shows it. */
export const InvoiceSheet = ({ content }: { content: InvoiceContent }) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-center text-xl uppercase tracking-wide">
        {content.title}
      </h2>
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-3 pb-3">
        <div className="min-w-0 flex-1 basis-60">
          <Seller seller={content.seller} />
        </div>
        <div>
          {content.facts.map(([label, value]) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        </div>
      </div>
      <div className="border-line border-t border-dashed py-3">
        <Buyer invoice={content.invoice} />
      </div>
      <SheetLines lines={content.lines} />
      <DataList
        className="ms-auto mt-3 max-w-sm break-inside-avoid"
        rows={content.totals.map(({ value, ...row }) => ({
          ...row,
          value: typeof value === 'number' ? <Money rupees={value} exact /> : value,
        }))}
      />
      {content.rates.length > 0 && <SheetRates {...content} />}
      <div className="mt-4 grid gap-1 text-center">
        {content.remarks.map((remark) => (
          <p key={remark} className="text-ink-soft text-sm">
            {remark}
          </p>
        ))}
      </div>
    </section>
  )
}
