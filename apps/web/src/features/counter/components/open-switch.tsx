import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, type ApiReply, api } from '../../../shared/api-client.ts'
import { apiQuery } from '../../../shared/api-query.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { Switch } from '../../../shared/ui/switch.tsx'
import { toast } from '../../../shared/ui/toast.ts'

export const ownStoreQuery = apiQuery('GET /stores/me', {})
type OwnStore = ApiReply<'GET /stores/me'>['store']

/** Whether customers can order now, and the hand switch that closes the shop for a while. */
export const OpenSwitch = ({ store }: { store: OwnStore }) => {
  const { t, tError } = useT()
  const moments = useMoments()
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (closed_for_now: boolean) => api('PUT /stores/me/closed-for-now', { body: { closed_for_now } }),
    onSuccess: (reply) => client.setQueryData(ownStoreQuery.queryKey, reply),
    onError: (error) => toast.error(tError(error instanceof ApiError ? error.code : 'server.failed')),
  })
  return (
    <Card className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <StatusChip tone={store.is_open ? 'success' : 'error'} icon="clock">
          {t(store.is_open ? 'counter.open.isOpen' : 'counter.open.isClosed')}
        </StatusChip>
        {!store.is_open && store.opens_at && (
          <span className="text-ink-soft text-sm">{t('counter.open.opensAt', { time: moments.dayAndTime(store.opens_at) })}</span>
        )}
      </div>
      <Switch
        label={t('counter.open.switch')}
        hint={t('counter.open.hint')}
        checked={store.closed_for_now}
        disabled={change.isPending}
        onChange={(closed) => change.mutate(closed)}
      />
    </Card>
  )
}
