import { formatPhone, fullPhone } from '@jhola/contract/shared/phone'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, api } from '../../../../shared/api/api-client.ts'
import { useMoments } from '../../../../shared/format/moments.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { SkeletonCards } from '../../../../shared/ui/skeleton.tsx'
import { toast } from '../../../../shared/ui/toast.ts'
import { blockedQuery } from '../api/settings.ts'

/** The numbers that the shop takes no orders from, each with a button that unblocks it. */
export const BlockedSection = () => {
  const { t, tError } = useT()
  const moments = useMoments()
  const client = useQueryClient()
  const reading = useQuery(blockedQuery)
  const unblocking = useMutation({
    networkMode: 'always',
    mutationFn: (phone: string) => api('POST /customers/unblock', { body: { phone } }),
    onSuccess: (reply, phone) => {
      client.setQueryData(blockedQuery.queryKey, reply)
      toast.success(t('stores.settings.blocked.unblocked', { phone: formatPhone(phone) }))
    },
    onError: (error) => toast.error(tError(error instanceof ApiError ? error.code : 'server.failed')),
  })
  if (reading.isPending) return <SkeletonCards count={2} className="h-16" />
  if (!reading.data)
    return (
      <LoadFailed
        message={t('stores.settings.blocked.failed')}
        hint={tError(reading.error.code, reading.error.details)}
        onRetry={() => void reading.refetch()}
        retrying={reading.isFetching}
      />
    )
  const { blocked } = reading.data
  if (blocked.length === 0) return <p className="text-ink-soft">{t('stores.settings.blocked.none')}</p>
  return (
    <ul className="divide-y divide-line">
      {blocked.map(({ phone, name, blocked_by, blocked_at }) => (
        <li key={phone} className="flex flex-wrap items-center gap-3 py-3">
          <div className="min-w-0 flex-1">
            <p className="break-words font-semibold">{name || <bdi>{fullPhone(phone)}</bdi>}</p>
            <p className="text-ink-soft text-sm">
              {name && <bdi className="block whitespace-nowrap figures">{fullPhone(phone)}</bdi>}
              {t('stores.settings.blocked.at', { time: moments.dayAndTime(blocked_at) })} · <bdi>{blocked_by}</bdi>
            </p>
          </div>
          <Button
            variant="secondary"
            size="sm"
            loading={unblocking.isPending && unblocking.variables === phone}
            onClick={() => unblocking.mutate(phone)}
          >
            {t('stores.settings.blocked.unblock')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
