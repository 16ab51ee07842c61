import { ORDER_PAGE_SIZES } from '@jhola/contract/constants'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { PatientSearch } from '../../../shared/patient-search.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Pagination } from '../../../shared/ui/pagination.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { TAB_IDS } from '../board-state.ts'
import { useOrderTable } from '../hooks/use-order-table.ts'
import { useLiveOrders } from '../live-orders.tsx'
import { rangeOf, SORT_CHOICES, type SortChoice, toSortChoice, toSortColumn } from '../table-filters.ts'
import type { CardHandlers } from './order-card.tsx'
import { useOrderColumns } from './order-table-columns.tsx'

/** The sizes that the documents offer on this screen. */
const SIZES = ORDER_PAGE_SIZES.filter((size) => size !== 20)
const CHOICES = Object.keys(SORT_CHOICES) as SortChoice[]

type OrderTable = ReturnType<typeof useOrderTable>

/** On a phone there are no heads to press. */
const SortList = ({ table: { filters, choose } }: { table: OrderTable }) => {
  const { t } = useT()
  const chosen = toSortChoice(filters)
  return (
    <div className="md:hidden">
      <Select
        label={t('counter.table.sort')}
        hideLabel
        options={CHOICES.map((id) => ({ value: id, label: t(`counter.table.${id}`) }))}
        {...(chosen ? {} : { placeholder: t('counter.table.sort') })}
        value={chosen ?? ''}
        onChange={(event) => choose(SORT_CHOICES[CHOICES.find((id) => id === event.target.value) ?? 'newest'])}
      />
    </div>
  )
}

const Nothing = ({ table: { filters, choose } }: { table: OrderTable }) => {
  const { t } = useT()
  const isFiltered = filters.tab !== 'all' || filters.search !== ''
  return (
    <EmptyState
      icon="receipt"
      title={t('counter.table.empty')}
      hint={t(isFiltered ? 'counter.table.emptyFiltered' : 'counter.table.emptyHint')}
      action={
        isFiltered && (
          <Button variant="secondary" onClick={() => choose({ tab: 'all', search: '' })}>
            {t('counter.table.showAll')}
          </Button>
        )
      }
    />
  )
}

const Rows = ({ table, handlers }: { table: OrderTable; handlers: CardHandlers }) => {
  const { t, tError } = useT()
  const { ringing, busy } = useLiveOrders()
  const columns = useOrderColumns(handlers, busy)
  const { filters, choose, list, rows } = table
  if (list.isPending)
    return (
      <div aria-busy="true">
        <SkeletonCards count={4} />
      </div>
    )
  if (!rows)
    return (
      <LoadFailed
        message={t('counter.table.failed')}
        hint={tError(list.error?.code ?? '')}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    )
  if (rows.length === 0) return <Nothing table={table} />
  return (
    <Table
      caption={t('counter.table.caption')}
      columns={columns}
      rows={rows}
      rowKey={(order) => order.id}
      rowName={(order) => order.order_number}
      rowClassName={(order) => (ringing.has(order.id) ? 'bg-action-soft!' : undefined)}
      sort={{ column: filters.column, descending: filters.descending }}
      onSort={({ column, descending }) => choose({ column: toSortColumn(column), descending })}
    />
  )
}

/** All orders of the shop, searched, filtered, sorted, a page at a time; everything chosen stands in the address. */
export const OrderTableView = ({ handlers }: { handlers: CardHandlers }) => {
  const { t } = useT()
  const table = useOrderTable()
  const { filters, choose, list } = table
  const isFiltered = filters.tab !== 'all' || filters.search !== ''
  const { total = 0, page = 1, pageSize = filters.size, totalPages = 1, unfiltered_total = 0 } = list.data ?? {}
  const range = t('counter.table.range', { ...rangeOf(page, pageSize, total), total })
  return (
    <Tabs
      label={t('counter.orders')}
      tabs={TAB_IDS.map((tab) => ({ value: tab, label: t(`counter.tab.${tab}`) }))}
      value={filters.tab}
      onChange={(tab) => choose({ tab })}
      panelClassName="pt-3"
    >
      <div className="mb-3 grid grid-cols-1 gap-3">
        <PatientSearch
          label={t('counter.table.search')}
          placeholder={t('counter.table.searchShort')}
          value={filters.search}
          onSearch={(search) => choose({ search })}
        />
        <SortList table={table} />
      </div>
      <div className="[--head-top:4rem]">
        <Rows table={table} handlers={handlers} />
      </div>
      {total > 0 && (
        <Pagination
          page={page}
          pageCount={totalPages}
          onPageChange={(next) => choose({ page: next })}
          rangeText={isFiltered ? `${range} ${t('counter.table.filtered', { count: unfiltered_total })}` : range}
          pageSize={filters.size}
          pageSizes={SIZES}
          onPageSizeChange={(size) => choose({ size })}
          pageSizeLabel={t('counter.table.perPage')}
        />
      )}
    </Tabs>
  )
}
