import type { ReactNode } from 'react'
import { Checkbox } from './checkbox.tsx'
import { cx } from './cx.ts'
import { SortButton, type TableSort } from './table-sort.tsx'
import { useUiLabels } from './ui-labels.tsx'

export type TableColumn<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers and money are aligned to the end. */
  align?: 'start' | 'end'
  sortable?: boolean
  /**
   * On a phone: `title` is the card's heading, `text` has the full width, `actions` is at the bottom, `hidden` is left out; the
   * rest are label and value.
   */
  onCard?: 'title' | 'text' | 'actions' | 'hidden'
  /** Minimum table width for this column; in narrower tables another cell shows its content. */
  from?: 'lg' | 'xl'
}

/** Hides a column that needs a wider table. */
export const FROM = { lg: 'md:max-lg:hidden', xl: 'md:max-xl:hidden' } as const

type TableHeadProps<Row> = {
  columns: readonly TableColumn<Row>[]
  sort: TableSort | null
  onSort: ((sort: TableSort) => void) | undefined
  /** Selection state of the page; null without selection. */
  chosen: 'none' | 'some' | 'all' | null
  onChooseAll: (all: boolean) => void
}

/** Head of a `Table`: column names, their sort order, and one checkbox for all rows. */
export const TableHead = <Row,>({ columns, sort, onSort, chosen, onChooseAll }: TableHeadProps<Row>) => {
  const labels = useUiLabels()
  return (
    <thead className="max-md:block">
      <tr className="max-md:block">
        {chosen !== null && (
          <th
            scope="col"
            className="w-14 border-line border-b bg-sunken ps-2 text-start md:sticky md:top-[var(--head-top,0px)] md:z-1 max-md:block max-md:w-full max-md:rounded-md max-md:border-0 max-md:mb-2"
          >
            <Checkbox
              label={<span className="font-medium text-sm md:sr-only">{labels.selectAll}</span>}
              className="md:min-w-11 md:justify-center md:gap-0"
              checked={chosen === 'all'}
              mixed={chosen === 'some'}
              onChange={(event) => onChooseAll(event.target.checked)}
            />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            aria-sort={sort?.column === column.id ? (sort.descending ? 'descending' : 'ascending') : undefined}
            className={cx(
              'sticky top-[var(--head-top,0px)] z-1 h-12 border-line border-b bg-sunken px-2 font-semibold lg:px-2.5 text-ink-soft text-sm max-md:hidden',
              column.align === 'end' ? 'text-end' : 'text-start',
              column.from && FROM[column.from],
            )}
          >
            {column.sortable && onSort ? (
              <SortButton column={column.id} header={column.header} sort={sort} onSort={onSort} />
            ) : (
              column.header
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}
