import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

export type TableSort = { column: string; descending: boolean }

type SortButtonProps = { column: string; header: string; sort: TableSort | null; onSort: (sort: TableSort) => void }

/** Head of a sortable column: the first press sorts ascending, the next one descending. */
export const SortButton = ({ column, header, sort, onSort }: SortButtonProps) => {
  const running = sort?.column === column ? sort : null
  return (
    <button
      type="button"
      onClick={() => onSort({ column, descending: running ? !running.descending : false })}
      className={cx(
        '-mx-2 inline-flex min-h-11 items-center gap-1 rounded-md px-2 font-semibold hover:text-ink',
        running && 'text-brand',
      )}
    >
      {header}
      <Icon name={running ? (running.descending ? 'sort-down' : 'sort-up') : 'sort'} size="xs" />
    </button>
  )
}
