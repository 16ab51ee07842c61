import { ITEMS_BEFORE_MORE, ORDER_PAGE_SIZES, POLL_ORDERS_MS } from '@jhola/contract/constants'
import { forwardStatuses, statusTone } from '@jhola/contract/orders/statuses'
import { formatPhone } from '@jhola/contract/shared/phone'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { apiQuery } from '../../../shared/api-query.ts'
import { useItemWords } from '../../../shared/format/item-words.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { Pagination } from '../../../shared/ui/pagination.tsx'
import { SearchField } from '../../../shared/ui/search-field.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import type { TableColumn } from '../../../shared/ui/table-head.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import type { Order } from '../board-state.ts'
import { useNow } from '../hooks/use-now.ts'
import { readFilters, TABLE_SORTS, TABLE_TABS, type TableFilters, toOrdersQuery, writeFilters } from '../table-filters.ts'
import type { CardHandlers } from './order-card.tsx'
import { ACTION_WORDS } from './order-words.ts'

type TableViewProps = { handlers: CardHandlers; busyOrderId: string | null; liveOrders: readonly Order[]; isLive: boolean }

const SEARCH_AFTER_MS = 300
const SIZES = ORDER_PAGE_SIZES.filter((size) => size !== 20)

const useColumns = (handlers: CardHandlers, busyOrderId: string | null): TableColumn<Order>[] => {
  const { t } = useT()
  const words = useItemWords()
  const moments = useMoments()
  const nowMs = useNow(30_000)
  return [
    {
      id: 'order',
      header: t('counter.table.order'),
      onCard: 'title',
      cell: (order) => (
        <>
          <bdi className="font-semibold">{order.order_number}</bdi>
          <span className="block text-ink-soft text-sm">{moments.ago(Date.parse(order.created_at), nowMs)}</span>
        </>
      ),
    },
    {
      id: 'customer',
      header: t('counter.table.customer'),
      cell: (order) => (
        <>
          {order.customer_name}
          <bdi className="block text-ink-soft text-sm">{formatPhone(order.customer_phone)}</bdi>
        </>
      ),
    },
    {
      id: 'items',
      header: t('counter.table.items'),
      cell: (order) => (
        <>
          {order.items.slice(0, ITEMS_BEFORE_MORE).map((item) => (
            <span key={item.id} className="block">
              <bdi>{item.quantity}</bdi> x {words.name({ name: item.product_name, name_hi: item.product_name_hi })}
            </span>
          ))}
          {order.items.length > ITEMS_BEFORE_MORE && (
            <span className="text-ink-soft text-sm">
              {t('counter.moreItems', { count: order.items.length - ITEMS_BEFORE_MORE })}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'amount',
      header: t('counter.table.amount'),
      align: 'end',
      cell: (order) => <Money rupees={order.total_amount} exact />,
    },
    {
      id: 'payment',
      header: t('counter.table.payment'),
      cell: (order) => (
        <>
          {t(`common.payment.${order.payment_status}`)}
          <span className="block text-ink-soft text-sm">{t(`common.payment.${order.payment_method}`)}</span>
        </>
      ),
    },
    {
      id: 'status',
      header: t('counter.table.status'),
      cell: (order) => <StatusChip tone={statusTone(order.status)}>{t(`common.status.${order.status}`)}</StatusChip>,
    },
    {
      id: 'actions',
      header: t('counter.table.actions'),
      onCard: 'actions',
      cell: (order) => {
        const next = forwardStatuses(order)[0]
        return (
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="ghost"
              aria-label={`${t('counter.action.details')} ${order.order_number}`}
              onClick={() => handlers.onDetails(order)}
            >
              {t('counter.action.details')}
            </Button>
            {next && (
              <Button
                size="sm"
                variant={next === 'confirmed' ? 'success' : 'brand'}
                loading={busyOrderId === order.id}
                onClick={() => handlers.onForward(order)}
              >
                {t(ACTION_WORDS[next].key)}
              </Button>
            )}
          </div>
        )
      },
    },
  ]
}

/** Words typed into the search, told on after a pause. */
const SearchBox = ({ value, onSearch }: { value: string; onSearch(text: string): void }) => {
  const { t } = useT()
  const [text, setText] = useState(value)
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => onSearch(text.trim()), SEARCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text, value, onSearch])
  return <SearchField label={t('counter.table.search')} placeholder={t('counter.table.search')} value={text} onChange={setText} />
}

/** All orders of the shop, searched, filtered, sorted, a page at a time; everything chosen stands in the address. */
export const OrderTableView = ({ handlers, busyOrderId, liveOrders, isLive }: TableViewProps) => {
  const { t, tError } = useT()
  const [address, setAddress] = useSearchParams()
  const filters = readFilters(address)
  const choose = (next: Partial<TableFilters>) => setAddress(writeFilters({ ...filters, page: 1, ...next }), { replace: true })
  const list = useQuery({
    ...apiQuery('GET /orders', { query: toOrdersQuery(filters) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: isLive ? false : POLL_ORDERS_MS,
  })
  // What the live channel brought is newer than the page that was read; new orders make the page be read again.
  const live = useMemo(() => new Map(liveOrders.map((order) => [order.id, order])), [liveOrders])
  const newestId = liveOrders.at(-1)?.id
  const { refetch } = list
  useEffect(() => {
    if (newestId) void refetch()
  }, [newestId, refetch])
  const rows = list.data?.data.map((row) => {
    const known = live.get(row.id)
    return known && known.version > row.version ? known : row
  })
  const columns = useColumns(handlers, busyOrderId)
  const isFiltered = filters.tab !== 'all' || filters.search !== ''
  const { total = 0, page = 1, pageSize = filters.size, totalPages = 1, unfiltered_total = 0 } = list.data ?? {}
  const range = [
    t('counter.table.range', { from: total === 0 ? 0 : (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total), total }),
    isFiltered ? t('counter.table.filtered', { count: unfiltered_total }) : '',
  ].join(' ')
  return (
    <Tabs
      label={t('counter.orders')}
      tabs={TABLE_TABS.map((tab) => ({ value: tab, label: t(`counter.tab.${tab}`) }))}
      value={filters.tab}
      onChange={(tab) => choose({ tab })}
      panelClassName="pt-3"
    >
      <div className="mb-3 grid gap-3 md:grid-cols-[1fr_16rem] md:items-end">
        <SearchBox value={filters.search} onSearch={(search) => choose({ search })} />
        <Select
          label={t('counter.table.sort')}
          options={TABLE_SORTS.map((sort) => ({ value: sort, label: t(`counter.table.${sort}`) }))}
          value={filters.sort}
          onChange={(event) => choose({ sort: TABLE_SORTS.find((sort) => sort === event.target.value) ?? 'newest' })}
        />
      </div>
      {list.isPending ? (
        <div aria-busy="true">
          <SkeletonCards count={4} />
        </div>
      ) : rows === undefined ? (
        <LoadFailed
          message={t('counter.table.failed')}
          hint={tError(list.error?.code ?? '')}
          onRetry={() => void refetch()}
          retrying={list.isFetching}
        />
      ) : rows.length === 0 ? (
        <EmptyState icon="receipt" title={t('counter.table.empty')} hint={t('counter.table.emptyHint')} />
      ) : (
        <Table
          caption={t('counter.table.caption')}
          columns={columns}
          rows={rows}
          rowKey={(order) => order.id}
          rowName={(order) => order.order_number}
        />
      )}
      {total > 0 && (
        <Pagination
          page={filters.page}
          pageCount={totalPages}
          onPageChange={(next) => choose({ page: next })}
          rangeText={<bdi>{range}</bdi>}
          pageSize={filters.size}
          pageSizes={SIZES}
          onPageSizeChange={(size) => choose({ size })}
          pageSizeLabel={t('counter.table.perPage')}
        />
      )}
    </Tabs>
  )
}
