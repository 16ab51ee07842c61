import { ORDER_PAGE_SIZES } from '@jhola/contract/constants'
import type { ReactNode } from 'react'
import type { ApiError } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { rowRange } from '../../../shared/navigation/query-values.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import type { IconName } from '../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Pagination } from '../../../shared/ui/pagination.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'

type ListStatesProps = {
  list: { isPending: boolean; isFetching: boolean; error: ApiError | null; refetch(): unknown }
  /** Total number of rows; undefined until the list is loaded. */
  count: number | undefined
  icon: IconName
  failed: string
  empty: string
  children: ReactNode
}

/** A list in its states: loading, failed, empty, and loaded. */
export const ListStates = ({ list, count, icon, failed, empty, children }: ListStatesProps) => {
  const { tError } = useT()
  if (list.isPending)
    return (
      <div aria-busy="true">
        <SkeletonCards count={4} />
      </div>
    )
  if (count === undefined)
    return (
      <LoadFailed
        message={failed}
        hint={tError(list.error?.code ?? '')}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    )
  return count === 0 ? <EmptyState icon={icon} title={empty} /> : children
}

type ListPagesProps = {
  filters: { size: number }
  choose(next: { page?: number; size?: number }): void
  pages: { total: number; page: number; pageSize: number; totalPages: number } | undefined
}

/** The footer of a list: range of rows, pages, page size. */
export const ListPages = ({ filters, choose, pages }: ListPagesProps) => {
  const { t } = useT()
  if (!pages || pages.total === 0) return null
  const { page, pageSize, total, totalPages } = pages
  return (
    <Pagination
      page={page}
      pageCount={totalPages}
      onPageChange={(next) => choose({ page: next })}
      rangeText={t('admin.range', { ...rowRange(page, pageSize, total), total })}
      pageSize={filters.size}
      pageSizes={ORDER_PAGE_SIZES}
      onPageSizeChange={(size) => choose({ size })}
    />
  )
}
