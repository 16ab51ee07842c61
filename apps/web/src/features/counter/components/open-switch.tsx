import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError, type ApiReply, api } from '../../../shared/api-client.ts'
import { apiQuery } from '../../../shared/api-query.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { Switch } from '../../../shared/ui/switch.tsx'
import { toast } from '../../../shared/ui/toast.ts'

export const ownStoreQuery = apiQuery('GET /stores/me', {})
type OwnStore = ApiReply<'GET /stores/me'>['store']

const REFRESH_MS = 60_000

/** Sends the hand switch; shows the new state at once and takes it back when the server refuses. */
const useClosedForNow = () => {
  const { tError } = useT()
  const client = useQueryClient()
  return useMutation({
    // A change made offline must fail now, not happen some time later.
    networkMode: 'always',
    mutationFn: (closed_for_now: boolean) => api('PUT /stores/me/closed-for-now', { body: { closed_for_now } }),
    onSuccess: (reply) => client.setQueryData(ownStoreQuery.queryKey, reply),
    onError: (error) => {
      const known = error instanceof ApiError ? error : null
      toast.error(tError(known?.code ?? 'server.failed', known?.details))
    },
  })
}

const OpenNow = ({ store }: { store: OwnStore }) => {
  const { t } = useT()
  const moments = useMoments()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <StatusChip tone={store.is_open ? 'success' : 'error'} icon={store.is_open ? 'store' : 'lock'}>
        {t(store.is_open ? 'counter.open.isOpen' : 'counter.open.isClosed')}
      </StatusChip>
      {!store.is_open && store.opens_at && (
        <span className="text-ink-soft text-sm">{t('counter.open.opensAt', { time: moments.dayAndTime(store.opens_at) })}</span>
      )}
    </div>
  )
}

/** Whether customers can order now, and the hand switch that closes the shop for a while. `signs` stand under it. */
export const OpenSwitch = ({ signs }: { signs?: ReactNode }) => {
  const { t, tError } = useT()
  const reading = useQuery({ ...ownStoreQuery, refetchInterval: REFRESH_MS })
  const change = useClosedForNow()
  const store = reading.data?.store
  if (reading.isPending) return <Skeleton className="h-36" />
  if (!store)
    return (
      <Card>
        <LoadFailed
          message={t('counter.open.failed')}
          hint={tError(reading.error?.code ?? '')}
          onRetry={() => void reading.refetch()}
          retrying={reading.isFetching}
        />
      </Card>
    )
  return (
    <Card className="grid grid-cols-1 gap-2">
      <OpenNow store={store} />
      <Switch
        label={<span className="font-semibold">{t('counter.open.switch')}</span>}
        hint={t('counter.open.hint')}
        checked={change.isPending ? change.variables : store.closed_for_now}
        disabled={change.isPending}
        onChange={(closed) => change.mutate(closed)}
      />
      {signs && <div className="flex flex-wrap items-center justify-between gap-2 border-line border-t pt-2">{signs}</div>}
    </Card>
  )
}
