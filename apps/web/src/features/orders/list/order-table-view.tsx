import { ORDER_PAGE_SIZES } from '@jhola/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { DebouncedSearchField } from '../../../shared/forms/debounced-search-field.tsx'
import { type Selection, useSelection } from '../../../shared/hooks/use-selection.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { rowRange } from '../../../shared/navigation/query-values.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { FilterToggle } from '../../../shared/ui/filter-toggle.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Pagination } from '../../../shared/ui/pagination.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { BulkResults } from '../bulk/bulk-results.tsx'
import { type BulkRequest, useBulkStatus } from '../bulk/use-bulk-status.ts'
import type { CardHandlers } from '../cards/card-props.ts'
import { OrderTiles } from '../cards/order-tiles.tsx'
import type { Order } from '../data/board-state.ts'
import { ALL_ORDERS, activeFilters, isNarrowed, toSortColumn } from '../data/table-filters.ts'
import { ExportMenu } from '../export/export-menu.tsx'
import { useLiveOrders } from '../live/live-orders.tsx'
import { PrintMany } from '../print/print-menu.tsx'
import { useReadyCheck } from '../steps/use-ready-check.tsx'
import { ListTotals } from './list-totals.tsx'
import { OrderFilters } from './order-filters.tsx'
import { useOrderColumns } from './order-table-columns.tsx'
import { type OrderTable, useOrderTable } from './use-order-table.ts'
import { useStatusTabs } from './use-status-tabs.ts'

/** The page sizes that the specification offers on this screen. */
const SIZES = ORDER_PAGE_SIZES.filter((size) => size !== 20)

type RowsProps = { table: OrderTable; selection: Selection<Order>; handlers: CardHandlers }

const Nothing = ({ table: { filters, choose, list } }: Pick<RowsProps, 'table'>) => {
  const { t } = useT()
  const labels = useItemLabels()
  const store = useQuery(apiQuery('GET /stores/me', {})).data?.store
  const isFiltered = isNarrowed(filters)
  // The empty state of a shop that never had an order.
  const isNew = list.data?.unfiltered_total === 0 && store !== undefined
  return (
    <EmptyState
      icon="receipt"
      title={isNew ? t('orders.board.table.welcome', { name: labels.name(store) }) : t('orders.board.table.empty')}
      hint={t(isFiltered ? 'orders.board.table.emptyFiltered' : 'orders.board.table.emptyHint')}
      action={
        isFiltered && (
          <Button variant="secondary" onClick={() => choose(ALL_ORDERS)}>
            {t('orders.board.table.showAll')}
          </Button>
        )
      }
    />
  )
}

const Rows = ({ table, selection, handlers }: RowsProps) => {
  const { t, tError } = useT()
  const { ringing } = useLiveOrders()
  const columns = useOrderColumns(handlers)
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
        message={t('orders.board.table.failed')}
        hint={tError(list.error?.code ?? '')}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    )
  if (rows.length === 0) return <Nothing table={table} />
  if (filters.view === 'grid' || filters.view === 'list')
    return <OrderTiles look={filters.view} rows={rows} ringing={ringing} selection={selection} handlers={handlers} />
  return (
    <Table
      caption={t('orders.board.table.caption')}
      columns={columns}
      rows={rows}
      rowKey={(order) => order.id}
      rowName={(order) => order.order_number}
      rowClassName={(order) => (ringing.has(order.id) && !selection.ids.has(order.id) ? 'bg-action-soft!' : undefined)}
      sort={{ column: filters.column, descending: filters.descending }}
      onSort={({ column, descending }) => choose({ column: toSortColumn(column), descending })}
      selected={selection.ids}
      onSelect={selection.choose}
    />
  )
}

/** The search field, and a button with the number of active filters that opens the other filters. */
const Narrow = ({ table }: Pick<RowsProps, 'table'>) => {
  const { t } = useT()
  const may = useMay()
  const { filters, choose } = table
  const [isOpen, setOpen] = useState(false)
  const active = activeFilters(filters).length
  return (
    <div className="mb-3 grid grid-cols-1 gap-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <DebouncedSearchField
            label={t('orders.board.table.search')}
            placeholder={t('orders.board.table.searchShort')}
            value={filters.search}
            onSearch={(search) => choose({ search })}
          />
        </div>
        <FilterToggle
          className="shrink-0 max-sm:gap-0"
          panel="order-filters"
          isOpen={isOpen}
          active={active}
          onToggle={() => setOpen(!isOpen)}
        >
          <span className="max-sm:sr-only">{t('orders.board.list.filter.title')}</span>
        </FilterToggle>
        {may({ all: ['orders.see', 'customers', 'exports'] }) && <ExportMenu filters={filters} />}
      </div>
      <div id="order-filters" hidden={!isOpen}>
        {isOpen && <OrderFilters table={table} />}
      </div>
    </div>
  )
}

/** All orders of the shop: search, filters, sort order and pages; the whole state is in the URL. */
export const OrderTableView = ({ handlers }: { handlers: CardHandlers }) => {
  const { t } = useT()
  const may = useMay()
  const table = useOrderTable()
  const selection = useSelection(table.rows)
  const bulk = useBulkStatus(selection.clear)
  const check = useReadyCheck(null)
  const move = (request: BulkRequest): void => {
    const goOn = (orders: readonly Order[]) => bulk.move({ ...request, orders })
    if (!check.asks(request.orders, request.to, goOn)) goOn(request.orders)
  }
  const { filters, choose, list } = table
  const tabs = useStatusTabs(table)
  const { total = 0, page = 1, pageSize = filters.size, totalPages = 1, unfiltered_total = 0 } = list.data ?? {}
  const range = t('orders.board.table.range', { ...rowRange(page, pageSize, total), total })
  return (
    <>
      {may('figures') && <ListTotals table={table} />}
      <Tabs
        label={t('orders.board.orders')}
        tabs={tabs}
        value={filters.status}
        onChange={(status) => choose({ status })}
        panelClassName="pt-3"
      >
        <Narrow table={table} />
        <BulkResults outcome={bulk.outcome} onClose={bulk.close} />
        {check.dialog}
        <BulkBar selection={selection} bulk={{ move, isMoving: bulk.isMoving }} more={<PrintMany orders={selection.rows} />} />
        <Rows table={table} selection={selection} handlers={handlers} />
        {total > 0 && (
          <Pagination
            page={page}
            pageCount={totalPages}
            onPageChange={(next) => choose({ page: next })}
            rangeText={isNarrowed(filters) ? `${range} ${t('orders.board.table.filtered', { count: unfiltered_total })}` : range}
            pageSize={filters.size}
            pageSizes={SIZES}
            onPageSizeChange={(size) => choose({ size })}
            pageSizeLabel={t('orders.board.table.perPage')}
          />
        )}
      </Tabs>
    </>
  )
}
