import { formatRupees } from '@jhola/contract/shared/money'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { formatPersonOnDevice } from '../../../shared/format/device-labels.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { rowRange } from '../../../shared/navigation/query-values.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { Pagination } from '../../../shared/ui/pagination.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import type { TableColumn } from '../../../shared/ui/table-head.tsx'
import { DifferenceLabel } from '../data/difference-label.tsx'
import { type Closing, closingsQuery } from '../data/payments-api.ts'
import { QueryState } from '../data/query-state.tsx'

/** The closed days, newest first; a day opens by its date. */
export const ClosingList = ({ onDay }: { onDay(day: string): void }) => {
  const { t } = useT()
  const moments = useMoments()
  const [page, setPage] = useState(1)
  const reading = useQuery({ ...closingsQuery(page), placeholderData: keepPreviousData })
  const columns = useMemo<TableColumn<Closing>[]>(
    () => [
      {
        id: 'day',
        header: t('payments.day.choose'),
        onCard: 'title',
        cell: (closing) => (
          <button
            type="button"
            className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
            onClick={() => onDay(closing.date)}
          >
            {moments.day(closing.date)}
          </button>
        ),
      },
      {
        id: 'expected',
        header: t('payments.close.expected'),
        align: 'end',
        cell: ({ expected }) => <Money rupees={expected} exact className="figures" />,
      },
      {
        id: 'counted',
        header: t('payments.close.counted'),
        align: 'end',
        cell: ({ counted }) => <Money rupees={counted} exact className="figures" />,
      },
      {
        id: 'difference',
        header: t('payments.close.difference'),
        cell: ({ difference, reason }) => (
          <span>
            <DifferenceLabel rupees={difference} />
            {reason && <span className="block text-ink-soft text-sm">{t(`payments.close.reason.${reason}`)}</span>}
          </span>
        ),
      },
      {
        id: 'after',
        header: t('payments.close.after'),
        cell: ({ after }) => (after === 0 ? '–' : formatRupees(after)),
      },
      {
        id: 'who',
        header: '',
        onCard: 'text',
        cell: ({ closed_at, closed_by }) => (
          <span className="text-ink-soft text-sm">
            {t('payments.close.closed', { when: moments.dayAndTime(closed_at), who: formatPersonOnDevice(t, closed_by) })}
          </span>
        ),
      },
    ],
    [t, moments, onDay],
  )
  return (
    <QueryState of={reading}>
      {({ closings, total, totalPages, pageSize }) =>
        closings.length === 0 ? (
          <EmptyState icon="cash" title={t('payments.close.none')} hint={t('payments.close.noneHint')} as="p" />
        ) : (
          <>
            <Table caption={t('payments.close.list')} columns={columns} rows={closings} rowKey={({ date }) => date} />
            {totalPages > 1 && (
              <Pagination
                page={page}
                pageCount={totalPages}
                onPageChange={setPage}
                rangeText={t('payments.refundList.range', { ...rowRange(page, pageSize, total), total })}
              />
            )}
          </>
        )
      }
    </QueryState>
  )
}
