import { RING_EVERY_MS } from '@jhola/contract/constants'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { showTitleBadge } from '../../../shared/page-title.ts'
import { createBell } from '../bell.ts'

const VIBRATION_MS = [300, 150, 300]

/** Keeps the screen awake. The lock falls whenever the page is hidden and is asked for again afterwards. */
const useWakeLock = (isWanted: boolean): void => {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    const stayAwake = () => {
      if (document.visibilityState !== 'visible') return
      navigator.wakeLock.request('screen').then(
        (held) => {
          lock = held
        },
        () => undefined,
      )
    }
    stayAwake()
    document.addEventListener('visibilitychange', stayAwake)
    return () => {
      document.removeEventListener('visibilitychange', stayAwake)
      lock?.release().catch(() => undefined)
    }
  }, [isWanted])
}

const ringOnce = (ring: () => void): void => {
  ring()
  // A page that was never touched may not vibrate; browsers complain about trying.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION_MS)
}

/** Sound of this device: locked until somebody taps, then on; `none` when the device has no sound to give. */
export type Sound = 'locked' | 'on' | 'none'

/**
 * Rings every 4 s while orders wait unseen: bell, vibration, count in the page's title and on the app's icon. `start` must be
 * called from a tap, because sound is locked until then; it rings once as the test and keeps the screen awake from then on.
 */
export const useRing = (waiting: number) => {
  const [bell] = useState(createBell)
  const [isStarted, setStarted] = useState(false)
  const isUnlocked = useSyncExternalStore(bell.subscribe, bell.isUnlocked)
  const sound: Sound = isUnlocked ? 'on' : isStarted && typeof AudioContext === 'undefined' ? 'none' : 'locked'

  const start = useCallback(async (): Promise<boolean> => {
    const works = await bell.unlock()
    setStarted(true)
    return works
  }, [bell])

  useEffect(() => {
    if (waiting === 0) return
    ringOnce(bell.ring)
    const timer = setInterval(() => ringOnce(bell.ring), RING_EVERY_MS)
    return () => clearInterval(timer)
  }, [waiting, bell])

  useEffect(() => {
    showTitleBadge(waiting)
    if (waiting > 0) navigator.setAppBadge?.(waiting).catch(() => undefined)
    else navigator.clearAppBadge?.().catch(() => undefined)
    return () => showTitleBadge(0)
  }, [waiting])

  useWakeLock(isStarted)
  return { sound, start }
}
