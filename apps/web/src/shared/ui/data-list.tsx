import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type DataRow = {
  label: ReactNode
  value: ReactNode
  /** The total: larger, above a dashed rule. */
  total?: boolean
  /** A saving, in green. */
  good?: boolean
  key?: string
}

/** Labels and values, line by line: an order's totals, a customer's details. `stacked` puts the value under its label. */
export const DataList = ({
  rows,
  stacked = false,
  className,
}: {
  rows: readonly DataRow[]
  stacked?: boolean
  className?: string
}) => (
  <dl className={cx('grid gap-2', className)}>
    {rows.map((row, index) => (
      <div
        key={row.key ?? (typeof row.label === 'string' ? row.label : index)}
        className={cx(
          stacked ? 'block' : 'flex flex-wrap items-baseline justify-between gap-x-6',
          row.total && 'mt-1 border-line-strong border-t border-dashed pt-3 font-bold text-lg',
          row.good && 'text-success',
        )}
      >
        <dt className={cx(!stacked && 'min-w-min flex-1', !row.total && !row.good && 'text-ink-soft', stacked && 'text-sm')}>
          {row.label}
        </dt>
        <dd className={cx(!stacked && 'ms-auto text-end', 'figures', row.total ? 'font-bold' : 'font-medium')}>{row.value}</dd>
      </div>
    ))}
  </dl>
)
