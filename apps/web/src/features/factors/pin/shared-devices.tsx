import { DEFAULT_IDLE_MINUTES, IDLE_MINUTES, type IdleMinutes, toIdleMinutes } from '@jhola/contract/auth/pin/rules'
import { useQuery } from '@tanstack/react-query'
import { sharedDeviceStore, usedAtStore } from '../../../domain/account/shared-device.ts'
import { type ApiReply, api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { formatDevice } from '../../../shared/format/device-labels.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { ConfirmIdentity } from '../components/confirm-identity.tsx'
import { type Guarded, useGuarded } from '../hooks/use-guarded.ts'

const devicesQuery = apiQuery('GET /stores/me/shared-devices', {})
type Device = ApiReply<'GET /stores/me/shared-devices'>['devices'][number]
type Actions = { guarded: Guarded; onDone(): Promise<unknown> }

const useIdleLabel = () => {
  const { t } = useT()
  return (minutes: IdleMinutes) => (minutes === 0 ? t('auth.factors.pin.never') : t('auth.factors.pin.minutes', { minutes }))
}

const DeviceLine = ({ device, guarded, onDone }: Actions & { device: Device }) => {
  const { t } = useT()
  const moments = useMoments()
  const idleLabel = useIdleLabel()
  const params = { device_id: device.device_id }
  const setIdle = (idle_minutes: IdleMinutes) =>
    guarded.run(async () => {
      await api('PATCH /stores/me/shared-devices/{device_id}', { params, body: { idle_minutes } })
      await onDone()
    })
  const unshare = () =>
    guarded.run(async () => {
      await api('DELETE /stores/me/shared-devices/{device_id}', { params })
      if (device.is_this) sharedDeviceStore.write(false)
      await onDone()
    })
  const lock = () =>
    guarded.run(async () => {
      await api('POST /stores/me/shared-devices/{device_id}/lock', { params })
      toast.success(t('auth.factors.pin.locked'))
    })
  return (
    <li className="grid list-none grid-cols-1 gap-3 py-3">
      <div>
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{formatDevice(t, device.device)}</span>
          {device.is_this && <StatusChip tone="success">{t('auth.factors.pin.thisDevice')}</StatusChip>}
        </p>
        <p className="text-ink-soft text-sm">
          {[device.by_name, moments.dayAndTime(device.created_at)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('auth.factors.pin.idle')}
          value={String(device.idle_minutes)}
          options={IDLE_MINUTES.map((minutes) => ({ value: String(minutes), label: idleLabel(minutes) }))}
          onChange={({ target }) => void setIdle(toIdleMinutes(Number(target.value)))}
        />
        {!device.is_this && (
          <Button variant="secondary" icon="lock" onClick={() => void lock()}>
            {t('auth.factors.pin.lockNow')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => void unshare()}>
          {t('auth.factors.pin.unshare')}
        </Button>
      </div>
    </li>
  )
}

/** The devices of the shop that several people use; this one can become one of them. */
export const SharedDevices = () => {
  const { t, tError } = useT()
  const guarded = useGuarded()
  const reading = useQuery({ ...devicesQuery, staleTime: 0 })
  if (reading.isPending) return <Skeleton className="h-24" />
  if (!reading.data)
    return (
      <LoadFailed
        message={t('auth.factors.pin.failed')}
        hint={tError(reading.error.code, reading.error.details)}
        onRetry={() => void reading.refetch()}
        retrying={reading.isFetching}
      />
    )
  const { devices } = reading.data
  const share = () =>
    guarded.run(async () => {
      await api('POST /stores/me/shared-devices', { body: { idle_minutes: DEFAULT_IDLE_MINUTES } })
      sharedDeviceStore.write(true)
      usedAtStore.write(Date.now())
      await reading.refetch()
    })
  return (
    <section className="grid grid-cols-1 gap-3 border-line border-t pt-4" aria-label={t('auth.factors.pin.devices')}>
      <h3 className="font-semibold">{t('auth.factors.pin.devices')}</h3>
      <p className="text-ink-soft text-sm">{t('auth.factors.pin.shareHint')}</p>
      {guarded.isAsking && <ConfirmIdentity onDone={guarded.goOn} onCancel={guarded.giveUp} />}
      {guarded.error && <Alert tone="error">{guarded.error}</Alert>}
      <ul className="divide-y divide-line">
        {devices.map((device) => (
          <DeviceLine key={device.device_id} device={device} guarded={guarded} onDone={() => reading.refetch()} />
        ))}
      </ul>
      {devices.every(({ is_this }) => !is_this) && (
        <Button variant="brand" icon="users" loading={guarded.isBusy} onClick={() => void share()}>
          {t('auth.factors.pin.share')}
        </Button>
      )}
    </section>
  )
}
