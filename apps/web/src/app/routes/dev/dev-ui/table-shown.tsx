import { useState } from 'react'
import { Button } from '../../../../shared/ui/button.tsx'
import { Money } from '../../../../shared/ui/money.tsx'
import { Pagination } from '../../../../shared/ui/pagination.tsx'
import { StatusChip } from '../../../../shared/ui/status-chip.tsx'
import { Table } from '../../../../shared/ui/table.tsx'
import type { TableColumn } from '../../../../shared/ui/table-head.tsx'
import type { TableSort } from '../../../../shared/ui/table-sort.tsx'
import type { Tone } from '../../../../shared/ui/tones.ts'
import { Shown } from './shown.tsx'

type Line = { id: string; ago: string; customer: string; items: string; rupees: number; status: string; tone: Tone; next: string }
const LINES: readonly Line[] = [
  {
    id: 'JH-2041',
    ago: '2 min ago',
    customer: 'Asha Verma',
    items: '2 x Toor Dal, 1 x Atta',
    rupees: 593,
    status: 'Pending',
    tone: 'primary',
    next: 'Accept',
  },
  {
    id: 'JH-2040',
    ago: '14 min ago',
    customer: 'Imran Sheikh',
    items: '1 x Mustard Oil',
    rupees: 188.5,
    status: 'Preparing',
    tone: 'warning',
    next: 'Dispatch',
  },
  {
    id: 'JH-2039',
    ago: '1 h ago',
    customer: 'Lakshmi Iyer',
    items: '3 x Curd, 2 x Bread +2 more items',
    rupees: 12430,
    status: 'Delivered',
    tone: 'success',
    next: '',
  },
]

const COLUMNS: readonly TableColumn<Line>[] = [
  {
    id: 'order',
    header: 'Order',
    sortable: true,
    onCard: 'title',
    cell: (line) => (
      <>
        <bdi className="block whitespace-nowrap font-semibold">#{line.id}</bdi>
        <span className="text-ink-soft text-sm">{line.ago}</span>
      </>
    ),
  },
  { id: 'customer', header: 'Customer', cell: (line) => line.customer },
  { id: 'items', header: 'Items', cell: (line) => line.items },
  {
    id: 'amount',
    header: 'Amount',
    sortable: true,
    align: 'end',
    cell: (line) => <Money rupees={line.rupees} className="font-semibold" />,
  },
  { id: 'status', header: 'Status', cell: (line) => <StatusChip tone={line.tone}>{line.status}</StatusChip> },
  {
    id: 'actions',
    header: 'Actions',
    onCard: 'actions',
    align: 'end',
    cell: (line) => (
      <span className="inline-flex gap-2">
        <Button size="sm" variant="ghost">
          View Details
        </Button>
        {line.next && (
          <Button size="sm" variant="brand">
            {line.next}
          </Button>
        )}
      </span>
    ),
  },
]

/** A table with sorting, selection and pages. */
export const TableShown = () => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['JH-2040']))
  const [sort, setSort] = useState<TableSort | null>({ column: 'order', descending: true })
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(10)
  return (
    <Shown title="Table">
      <Table
        caption="Orders"
        columns={COLUMNS}
        rows={LINES}
        rowKey={(line) => line.id}
        sort={sort}
        onSort={setSort}
        selected={selected}
        onSelect={setSelected}
      />
      <Pagination
        page={page}
        pageCount={12}
        onPageChange={setPage}
        pageSize={size}
        pageSizes={[5, 10, 15, 25, 50]}
        onPageSizeChange={setSize}
        pageSizeLabel="Orders per page:"
        rangeText="1-10 of 120 (filtered from 300)"
      />
    </Shown>
  )
}
