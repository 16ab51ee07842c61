import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { ApiError, api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { pushDevicesQuery } from '../api/preferences.ts'
import { isPushSupported, type PushState, readPushState, subscribeDevice, unsubscribeDevice } from './push-device.ts'

/** Shows the permission prompt, which browsers allow only after a tap. */
const requestPermission = async (): Promise<NotificationPermission | 'failed'> => {
  try {
    return await Notification.requestPermission()
  } catch {
    return 'failed'
  }
}

/** Push on this device: its state, switching it on and off, and the test; with the specified texts. */
export const usePushDevice = () => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const [state, setState] = useState<PushState | null>(null)
  const [isBusy, setBusy] = useState(false)
  const look = useCallback(() => readPushState().then(setState, () => setState('off')), [])
  useEffect(() => void look(), [look])

  /** Runs one action at a time; afterwards the real state is read again. */
  const doing = async (work: () => Promise<unknown>) => {
    if (isBusy) return
    setBusy(true)
    await work()
    await look()
    void client.invalidateQueries({ queryKey: pushDevicesQuery.queryKey })
    setBusy(false)
  }
  const say = (work: Promise<unknown>, done: string, failed: string) =>
    work.then(
      () => toast.success(done),
      () => toast.error(failed),
    )
  const switchOn = async () => {
    if (!isPushSupported()) return toast.error(t('preferences.push.unsupported'))
    const wasGranted = Notification.permission === 'granted'
    const permission = await requestPermission()
    if (permission === 'failed') return toast.error(t('preferences.push.askFailed'))
    if (permission === 'denied') return toast.error(t('preferences.push.denied'))
    if (permission === 'default') return toast.warning(t('preferences.push.notGranted'))
    if (!wasGranted) toast.success(t('preferences.push.granted'))
    return say(subscribeDevice(), t('preferences.push.subscribed'), t('preferences.push.subscribeFailed'))
  }
  const test = () =>
    api('POST /notifications/test').then(
      ({ devices }) => toast.success(t('preferences.push.testSent', { count: devices })),
      (error) => toast.error(tError(error instanceof ApiError ? error.code : 'server.failed')),
    )
  const remove = (device_id: string) => api('POST /notifications/unsubscribe', { body: { device_id } })
  const [gone, stays] = [t('preferences.push.unsubscribed'), t('preferences.push.unsubscribeFailed')]
  return {
    state,
    isBusy,
    switchOn: () => void doing(switchOn),
    switchOff: () => void doing(() => say(unsubscribeDevice(), gone, stays)),
    remove: (deviceId: string) => void doing(() => say(remove(deviceId), gone, stays)),
    test: () => void doing(test),
  }
}
export type PushDeviceControl = ReturnType<typeof usePushDevice>
