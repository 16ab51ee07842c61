import { useQuery } from '@tanstack/react-query'
import { formatDevice } from '../../../shared/format/device-labels.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { pushDevicesQuery } from '../api/preferences.ts'
import { type PushDeviceControl, usePushDevice } from './use-push-device.ts'

/** This device: enabled by a tap, because browsers show the permission prompt only after one. */
const ThisDevice = ({ push }: { push: PushDeviceControl }) => {
  const { t } = useT()
  if (push.state === null) return <Skeleton className="h-12" />
  if (push.state === 'unsupported')
    return (
      <Alert tone="warning" title={t('preferences.push.unsupported')}>
        {t('preferences.push.installHint')}
      </Alert>
    )
  if (push.state === 'denied') return <Alert tone="warning">{t('preferences.push.denied')}</Alert>
  return push.state === 'on' ? (
    <Button variant="secondary" icon="volume-off" className="justify-self-start" loading={push.isBusy} onClick={push.switchOff}>
      {t('preferences.push.switchOff')}
    </Button>
  ) : (
    <Button variant="brand" icon="bell" className="justify-self-start" loading={push.isBusy} onClick={push.switchOn}>
      {t('preferences.push.switchOn')}
    </Button>
  )
}

/** Every device of this person that receives pushes, with a test and removal. */
export const PushDevices = () => {
  const { t } = useT()
  const moments = useMoments()
  const push = usePushDevice()
  const devices = useQuery({ ...pushDevicesQuery, staleTime: 0 }).data?.devices ?? []
  return (
    <>
      <ThisDevice push={push} />
      {devices.length > 0 && (
        <>
          <ul aria-label={t('preferences.push.devices')} className="divide-y divide-line rounded-lg border border-line">
            {devices.map((device) => (
              <li key={device.device_id} className="flex items-center gap-3 py-1.5 ps-3 pe-1">
                <span className="min-w-0 flex-1">
                  <span className="flex flex-wrap items-center gap-2 font-semibold">
                    {formatDevice(t, device.device)}
                    {device.is_this && <StatusChip tone="success">{t('preferences.push.thisDevice')}</StatusChip>}
                  </span>
                  <span className="block text-ink-soft text-sm">
                    {t('preferences.push.since', { time: moments.dayAndTime(device.created_at) })}
                  </span>
                </span>
                <IconButton
                  icon="trash"
                  tone="danger"
                  label={t('common.remove', { name: formatDevice(t, device.device) })}
                  disabled={push.isBusy}
                  onClick={() => (device.is_this ? push.switchOff() : push.remove(device.device_id))}
                />
              </li>
            ))}
          </ul>
          <Button variant="secondary" icon="bell-ring" className="justify-self-start" loading={push.isBusy} onClick={push.test}>
            {t('preferences.push.test')}
          </Button>
        </>
      )}
    </>
  )
}
