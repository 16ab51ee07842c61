import { RING_EVERY_MS } from '@jhola/contract/constants'
import { useCallback, useEffect, useRef, useState } from 'react'
import { createBell } from '../bell.ts'

const VIBRATION_MS = [300, 150, 300]

/**
 * Rings while orders wait unseen: bell, vibration, page title, app badge; and keeps the screen awake while the shop is
 * started. `start` must be called from a tap, because sound is locked until then.
 */
export const useRing = (waiting: number) => {
  const bell = useRef(createBell())
  const [isStarted, setStarted] = useState(false)

  const start = useCallback(async (): Promise<boolean> => {
    const works = await bell.current.unlock()
    setStarted(true)
    return works
  }, [])

  useEffect(() => {
    if (waiting === 0) return
    const ring = () => {
      bell.current.ring()
      // A page that was never touched may not vibrate; browsers complain about trying.
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION_MS)
    }
    ring()
    const timer = setInterval(ring, RING_EVERY_MS)
    return () => clearInterval(timer)
  }, [waiting])

  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '')
    document.title = waiting > 0 ? `(${waiting}) ${title}` : title
    if (waiting > 0) navigator.setAppBadge?.(waiting).catch(() => undefined)
    else navigator.clearAppBadge?.().catch(() => undefined)
  }, [waiting])

  useEffect(() => {
    if (!isStarted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    // The lock falls when the page is hidden and has to be asked for again.
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
      void lock?.release()
    }
  }, [isStarted])

  return { isStarted, start }
}
