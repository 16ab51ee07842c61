import type { GstMonthReport } from '@jhola/contract/orders/invoices/gst-month-schema'
import type { Cell } from '@jhola/contract/shared/files/safe-cell'
import { groupIndian } from '@jhola/contract/shared/money'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { type GstMonthTable, gstMonthTables } from './gst-month-tables.ts'

const CELL = 'border border-current px-1.5 py-1 align-top'

/** `1,23,456.00`: the currency is in the head of the column. */
const figure = (rupees: number): string => {
  const amount = Math.round(Math.abs(rupees) * 100)
  return `${rupees < 0 && amount > 0 ? '-' : ''}${groupIndian(Math.floor(amount / 100))}.${String(amount % 100).padStart(2, '0')}`
}

const shown = (cell: Cell, kind: GstMonthTable['columns'][number]['kind']): string =>
  typeof cell === 'number' && kind === 'money' ? figure(cell) : String(cell)

const TableOnPaper = ({ table }: { table: GstMonthTable }) => (
  <section className="mt-4">
    <h2 className="mb-1 break-after-avoid font-bold text-base">{table.name}</h2>
    <table className="w-full border-collapse">
      <thead>
        <tr>
          {table.columns.map(({ label, kind }) => (
            <th key={label} scope="col" className={`${CELL} ${kind === 'text' ? 'text-start' : 'text-end'}`}>
              {label}
              {kind === 'money' && ' ₹'}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a paper never move
          <tr key={index} className="break-inside-avoid">
            {row.map((cell, column) => {
              const kind = table.columns[column]?.kind ?? 'text'
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row never move
                <td key={column} className={`${CELL} ${kind === 'text' ? 'text-start' : 'figures whitespace-nowrap text-end'}`}>
                  <bdi>{shown(cell, kind)}</bdi>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

/** The printed GST month report. */
export const GstMonthSheet = ({ file }: { file: GstMonthReport }) => {
  const { t } = useT()
  const moments = useMoments()
  return (
    <>
      <h1 className="font-bold text-xl">
        {t('orders.gst-month.title')}: {moments.month(file.month)}
      </h1>
      <p>
        {file.seller.name} · <bdi>{file.seller.gstin ?? t('orders.gst-month.noGstin')}</bdi> · {file.seller.state.name}
      </p>
      {gstMonthTables(t, file).map((table) => (
        <TableOnPaper key={table.name} table={table} />
      ))}
    </>
  )
}
