import type { SignedInDevice } from '@jhola/contract/auth/schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError, api } from '../../../shared/api/api-client.ts'
import { formatDevice } from '../../../shared/format/device-labels.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { devicesQuery } from '../api/profile.ts'
import { LazyConfirmDialog } from '../components/lazy-confirm-dialog.tsx'
import { useSave } from '../hooks/use-save.ts'

type DeviceProps = { device: SignedInDevice; isBusy: boolean; onEnd(): void }

const Device = ({ device, isBusy, onEnd }: DeviceProps) => {
  const { t } = useT()
  const { dateAndTime } = useMoments()
  const name = formatDevice(t, device.device)
  return (
    <li className="flex items-center justify-between gap-3 border-line border-b py-3 first:pt-0 last:border-b-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {device.is_this && <StatusChip tone="success">{t('profile.thisDevice')}</StatusChip>}
          {device.store_id && <StatusChip icon="store">{t('profile.inShop')}</StatusChip>}
        </p>
        <p className="text-ink-soft text-sm">{t('profile.seenAt', { time: dateAndTime(device.seen_at) })}</p>
        <p className="text-ink-soft text-sm">{t('profile.signedInAt', { time: dateAndTime(device.created_at) })}</p>
      </div>
      {!device.is_this && (
        <Button
          variant="secondary"
          size="sm"
          disabled={isBusy}
          aria-label={`${t('profile.signOutDevice')}: ${name}`}
          onClick={onEnd}
        >
          {t('profile.signOutDevice')}
        </Button>
      )}
    </li>
  )
}

/** Ends devices. When the server asks for a fresh proof, `goOn` holds what to do after it. */
const useEndings = (onAllEnded: () => void) => {
  const { t } = useT()
  const client = useQueryClient()
  const [goOn, setGoOn] = useState<(() => void) | null>(null)
  const askProof = (again: () => void) => (error: unknown) => {
    const isAsked = error instanceof ApiError && error.code === 'auth.fresh_sign_in_required'
    if (isAsked) setGoOn(() => again)
    return isAsked
  }
  const refresh = () => void client.invalidateQueries({ queryKey: devicesQuery.queryKey })
  const one = useSave({
    send: (session_id: string) => api('DELETE /auth/sessions/{session_id}', { params: { session_id } }),
    onSaved: refresh,
    done: t('profile.deviceEnded'),
    onRefused: (error, session_id) => askProof(() => one.save(session_id))(error),
  })
  const others = useSave({
    send: () => api('POST /auth/sessions/end-others'),
    onSaved: () => {
      refresh()
      onAllEnded()
    },
    done: t('profile.othersEnded'),
    onRefused: (error) => {
      onAllEnded()
      return askProof(() => others.save(undefined))(error)
    },
  })
  return { one, others, goOn, stopAsking: () => setGoOn(null) }
}

type DevicesCardProps = {
  /** Asks the person to prove once more who they are. */
  confirmIdentity(on: { onDone(): void; onCancel(): void }): ReactNode
}

/** Signed-in devices, and signing out one of them, or all but this one. Both ask for a fresh proof of the person. */
export const DevicesCard = ({ confirmIdentity }: DevicesCardProps) => {
  const { t, tError } = useT()
  const devices = useQuery({ ...devicesQuery, staleTime: 0 })
  const [isAsking, setAsking] = useState(false)
  const { one, others, goOn, stopAsking } = useEndings(() => setAsking(false))
  const list = devices.data?.sessions
  return (
    <Card as="section" className="grid grid-cols-1 gap-3">
      <CardTitle>{t('profile.devices')}</CardTitle>
      {devices.isPending && <Skeleton className="h-20" />}
      {devices.isError && !list && (
        <LoadFailed
          message={t('profile.devicesFailed')}
          hint={tError(devices.error.code, devices.error.details)}
          onRetry={() => void devices.refetch()}
          retrying={devices.isFetching}
        />
      )}
      {list && (
        <ul aria-live="polite">
          {list.map((device) => (
            <Device key={device.session_id} device={device} isBusy={one.isBusy} onEnd={() => one.save(device.session_id)} />
          ))}
        </ul>
      )}
      {list && list.length > 1 && (
        <Button variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
          {t('profile.signOutOthers')}
        </Button>
      )}
      {goOn &&
        confirmIdentity({
          onDone: () => {
            stopAsking()
            goOn()
          },
          onCancel: stopAsking,
        })}
      {isAsking && (
        <LazyConfirmDialog
          title={t('profile.signOutOthersTitle')}
          hint={t('profile.signOutOthersHint')}
          confirmLabel={t('profile.signOutOthers')}
          isBusy={others.isBusy}
          onConfirm={() => others.save(undefined)}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}
