import { Checkbox } from './checkbox.tsx'
import { chooseRows, howMuchOf } from './choose-rows.ts'
import { cx } from './cx.ts'
import { FROM, type TableColumn, TableHead } from './table-head.tsx'
import type { TableSort } from './table-sort.tsx'
import { useUiLabels } from './ui-labels.tsx'

type TableProps<Row> = {
  /** Caption for screen readers. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: TableSort | null
  onSort?: (sort: TableSort) => void
  /** Keys of the selected rows; with `onSelect` the first column has checkboxes. */
  selected?: ReadonlySet<string>
  onSelect?: (selected: ReadonlySet<string>) => void
  /** Accessible name of a row's checkbox. */
  rowName?: (row: Row) => string
  /** Highlights a row: a new order, a low stock. */
  rowClassName?: (row: Row) => string | undefined
}

/**
 * A table with a sticky head (below a sticky bar when an ancestor sets `--head-top`); under 768 px every row becomes a card. It
 * stays a table for screen readers.
 */
export const Table = <Row,>(props: TableProps<Row>) => {
  const { caption, columns, rows, rowKey, sort = null, onSort, selected, onSelect, rowName = rowKey, rowClassName } = props
  const labels = useUiLabels()
  const keys = rows.map(rowKey)
  const select = (some: readonly string[], chosen: boolean) => onSelect?.(chooseRows(selected ?? [], some, chosen))
  return (
    // With the largest letters a table of many columns is wider than a desktop screen: it scrolls in its own frame there.
    <div className="min-w-0 [[data-font-size=large]_&]:md:overflow-x-auto [[data-font-size=large]_&]:md:[--head-top:0px]">
      <table className="w-full border-separate border-spacing-0 max-md:block md:overflow-clip md:rounded-lg md:border md:border-line md:bg-surface md:shadow-low">
        <caption className="sr-only">{caption}</caption>
        <TableHead
          columns={columns}
          sort={sort}
          onSort={onSort}
          chosen={onSelect ? howMuchOf(selected, keys) : null}
          onChooseAll={(all) => select(keys, all)}
        />
        <tbody className="max-md:grid max-md:grid-cols-1 max-md:gap-3">
          {rows.map((row) => {
            const key = rowKey(row)
            const chosen = selected?.has(key) ?? false
            return (
              <tr
                key={key}
                aria-selected={onSelect ? chosen : undefined}
                className={cx(
                  'transition-colors md:last:*:border-b-0 max-md:relative max-md:block max-md:rounded-lg max-md:border max-md:border-line max-md:p-4 max-md:shadow-low',
                  chosen ? 'bg-brand-soft' : 'bg-surface md:hover:bg-paper',
                  rowClassName?.(row),
                )}
              >
                {onSelect && (
                  <td className="border-line border-b ps-2 max-md:absolute max-md:end-1 max-md:top-1.5 max-md:border-0 max-md:p-0">
                    <Checkbox
                      label={labels.selectRow(rowName(row))}
                      hideLabel
                      checked={chosen}
                      onChange={(event) => select([key], event.target.checked)}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <td
                    key={column.id}
                    className={cx(
                      'border-line border-b px-2 py-2.5 align-middle lg:px-2.5 max-md:border-0',
                      column.align === 'end' && 'md:text-end',
                      column.from && FROM[column.from],
                      CARD_CELL[column.onCard ?? 'line'],
                    )}
                  >
                    {column.onCard === undefined && (
                      <span className="max-w-1/2 shrink-0 text-start text-ink-soft text-sm md:hidden">{column.header}</span>
                    )}
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const CARD_CELL = {
  line: 'max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:px-0 max-md:py-1 max-md:text-end',
  title: 'max-md:block max-md:px-0 max-md:pt-0 max-md:pb-1.5 max-md:pe-11 max-md:font-semibold',
  text: 'max-md:block max-md:px-0 max-md:py-1',
  actions:
    'lg:whitespace-nowrap max-md:mt-2 max-md:flex max-md:flex-wrap max-md:gap-2 max-md:border-t! max-md:border-dashed max-md:px-0 max-md:pt-3 max-md:pb-0',
  hidden: 'max-md:hidden',
} as const
