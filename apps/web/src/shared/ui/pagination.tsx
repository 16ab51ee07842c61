import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { useUiLabels } from './ui-labels.tsx'

type PaginationProps = {
  /** 1 is the first. */
  page: number
  pageCount: number
  onPageChange: (page: number) => void
  /** E.g. "1-10 of 120 (filtered from 300)". */
  rangeText: ReactNode
  pageSize?: number
  pageSizes?: readonly number[]
  onPageSizeChange?: (pageSize: number) => void
  /** E.g. "Orders per page:"; a general label by default. */
  pageSizeLabel?: string
}

/** First, previous, next, last, and the page size. */
export const Pagination = ({
  page,
  pageCount,
  onPageChange,
  rangeText,
  pageSize,
  pageSizes,
  onPageSizeChange,
  pageSizeLabel,
}: PaginationProps) => {
  const labels = useUiLabels()
  return (
    <nav
      aria-label={labels.pages}
      className="flex flex-wrap items-center justify-center gap-x-6 gap-y-1 py-2 text-ink-soft text-sm sm:justify-end"
    >
      {pageSizes && onPageSizeChange && (
        <label className="inline-flex items-center gap-2">
          {pageSizeLabel ?? labels.rowsPerPage}
          <select
            value={pageSize}
            onChange={(event) => onPageSizeChange(Number(event.target.value))}
            className="min-h-11 rounded-md border border-line-strong bg-surface px-2 font-semibold text-ink"
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </label>
      )}
      <span className="figures">{rangeText}</span>
      <span className="inline-flex">
        <IconButton icon="first-page" label={labels.firstPage} disabled={page <= 1} onClick={() => onPageChange(1)} />
        <IconButton
          icon="chevron-start"
          label={labels.previousPage}
          disabled={page <= 1}
          onClick={() => onPageChange(page - 1)}
        />
        <IconButton
          icon="chevron-end"
          label={labels.nextPage}
          disabled={page >= pageCount}
          onClick={() => onPageChange(page + 1)}
        />
        <IconButton
          icon="last-page"
          label={labels.lastPage}
          disabled={page >= pageCount}
          onClick={() => onPageChange(pageCount)}
        />
      </span>
    </nav>
  )
}
