import { REFUND_STATES } from '@jhola/contract/payments/refunds/refunds'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Link } from '../../../shared/navigation/navigation.tsx'
import { rowRange } from '../../../shared/navigation/query-values.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { Pagination } from '../../../shared/ui/pagination.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import type { TableColumn } from '../../../shared/ui/table-head.tsx'
import type { Tone } from '../../../shared/ui/tones.ts'
import type { RefundStatus } from '../data/payments-api.ts'
import { QueryState } from '../data/query-state.tsx'
import { FailedSteps } from './payments-needing-attention.tsx'
import { useReasonLabels } from './use-reason-labels.ts'

const TONES: Record<RefundStatus['state'], Tone> = { pending: 'neutral', sent: 'primary', done: 'success', failed: 'error' }

const useColumns = (): TableColumn<RefundStatus>[] => {
  const { t } = useT()
  const moments = useMoments()
  const { sayReason, sayBearer } = useReasonLabels()
  return useMemo(
    () => [
      {
        id: 'order',
        header: t('payments.refundList.order'),
        onCard: 'title',
        cell: (back) => (
          <>
            <Link
              to={`/store/orders?order=${encodeURIComponent(back.order_id)}`}
              className="font-semibold text-brand hover:underline"
            >
              <bdi>{back.order_number}</bdi>
            </Link>
            <span className="block font-normal text-ink-soft text-sm">
              <bdi>{back.customer_name}</bdi> · {moments.dayAndTime(back.at)}
            </span>
          </>
        ),
      },
      {
        id: 'why',
        header: t('payments.refundList.why'),
        cell: (back) => (
          <span>
            {sayReason(back.reason)}
            {back.note && <bdi className="block text-ink-soft text-sm">{back.note}</bdi>}
          </span>
        ),
      },
      { id: 'who', header: t('payments.refundList.who'), cell: (back) => sayBearer(back.borne_by) },
      { id: 'how', header: t('payments.refundList.how'), cell: (back) => t(`payments.way.${back.way}`) },
      {
        id: 'amount',
        header: t('payments.refundList.amount'),
        align: 'end',
        cell: (back) => <Money rupees={back.amount} exact className="font-bold figures" />,
      },
      {
        id: 'state',
        header: t('payments.refundList.stateHead'),
        cell: (back) => (
          <span className="inline-grid justify-items-start gap-1.5 max-md:justify-items-end">
            <StatusChip tone={TONES[back.state]}>{t(`payments.refundList.state.${back.state}`)}</StatusChip>
            {back.done_at && (
              <span className="text-ink-soft text-sm">
                {t('payments.refundList.doneAt', { when: moments.dayAndTime(back.done_at) })}
              </span>
            )}
            {back.state === 'failed' && back.payment_id !== null && <FailedSteps back={back} paymentId={back.payment_id} />}
          </span>
        ),
      },
    ],
    [t, moments, sayReason, sayBearer],
  )
}

/** All refunds to customers, newest first. */
export const RefundList = () => {
  const { t } = useT()
  const [state, setState] = useState<RefundStatus['state'] | ''>('')
  const [page, setPage] = useState(1)
  const query = { page: String(page), pageSize: '20', ...(state && { state }) }
  const reading = useQuery({
    ...apiQuery('GET /payments/refunds', { query }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const columns = useColumns()
  const choose = (value: string) => {
    setState(REFUND_STATES.find((one) => one === value) ?? '')
    setPage(1)
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <Select
        label={t('payments.refundList.filter')}
        className="max-w-60"
        options={[
          { value: '', label: t('payments.refundList.all') },
          ...REFUND_STATES.map((value) => ({ value, label: t(`payments.refundList.state.${value}`) })),
        ]}
        value={state}
        onChange={({ target }) => choose(target.value)}
      />
      <QueryState of={reading}>
        {({ backs, total, totalPages, pageSize }) =>
          backs.length === 0 ? (
            <EmptyState
              icon="undo"
              title={t(state ? 'payments.refundList.noneOf' : 'payments.refundList.none')}
              hint={!state && t('payments.refundList.noneHint')}
            />
          ) : (
            <>
              <Table caption={t('payments.refundList.title')} columns={columns} rows={backs} rowKey={({ key }) => key} />
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
    </div>
  )
}
