import { ORDER_PAGE_SIZES } from '@jhola/contract/constants'
import { DebouncedSearchField } from '../../../shared/forms/debounced-search-field.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { rowRange } from '../../../shared/navigation/query-values.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Pagination } from '../../../shared/ui/pagination.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import { useSecurityEvents } from '../hooks/use-security-events.ts'
import { KIND_CHOICES } from '../list-address.ts'
import { AdminShell } from './admin-shell.tsx'
import { useEventColumns } from './event-columns.tsx'

type Events = ReturnType<typeof useSecurityEvents>

const Controls = ({ events: { filters, choose, list } }: { events: Events }) => {
  const { t } = useT()
  return (
    <div className="grid grid-cols-1 items-center gap-3 md:grid-cols-[1fr_17rem_auto]">
      <DebouncedSearchField
        label={t('admin.searchEvents')}
        placeholder={t('admin.searchEvents')}
        value={filters.search}
        onSearch={(search) => choose({ search })}
      />
      <Select
        label={t('admin.column.what')}
        hideLabel
        placeholder={t('admin.allKinds')}
        options={KIND_CHOICES.map((value) => ({ value, label: t(`admin.kind.${value}`) }))}
        value={filters.only ?? ''}
        onChange={(event) => choose({ only: KIND_CHOICES.find((kind) => kind === event.target.value) ?? null })}
      />
      <Button variant="secondary" icon="refresh" loading={list.isFetching} onClick={() => void list.refetch()}>
        {t('common.refresh')}
      </Button>
    </div>
  )
}

const Rows = ({ events: { filters, choose, list } }: { events: Events }) => {
  const { t, tError } = useT()
  const columns = useEventColumns()
  if (list.isPending)
    return (
      <div aria-busy="true">
        <SkeletonCards count={4} />
      </div>
    )
  if (!list.data)
    return (
      <LoadFailed
        message={t('admin.eventsFailed')}
        hint={tError(list.error?.code ?? '')}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    )
  if (list.data.events.length === 0)
    return (
      <EmptyState
        icon="shield"
        title={t('admin.noEvents')}
        action={
          (filters.search !== '' || filters.only) && (
            <Button variant="secondary" onClick={() => choose({ search: '', only: null })}>
              {t('admin.showAll')}
            </Button>
          )
        }
      />
    )
  return <Table caption={t('admin.audit')} columns={columns} rows={list.data.events} rowKey={(event) => event.event_id} />
}

/** `/admin/audit`: who signed in, who failed to, and who changed what. */
export const AuditScreen = () => {
  const { t } = useT()
  const events = useSecurityEvents()
  const { filters, choose, list } = events
  const { total = 0, page = 1, pageSize = filters.size, totalPages = 1 } = list.data ?? {}
  return (
    <AdminShell title={t('admin.audit')} subtitle={t('admin.auditHint')}>
      <Controls events={events} />
      <div aria-live="polite" className="[--head-top:7.5rem]">
        <Rows events={events} />
      </div>
      {total > 0 && (
        <Pagination
          page={page}
          pageCount={totalPages}
          onPageChange={(next) => choose({ page: next })}
          rangeText={t('admin.range', { ...rowRange(page, pageSize, total), total })}
          pageSize={filters.size}
          pageSizes={ORDER_PAGE_SIZES}
          onPageSizeChange={(size) => choose({ size })}
        />
      )}
    </AdminShell>
  )
}
