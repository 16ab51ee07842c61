import { useEffect, useState } from 'react'

/**
 * Keeps the screen awake. The wake lock is released whenever the page is hidden and requested again when it is visible. Returns
 * true when the device refused it (battery saver): the screen may then turn off while a new order waits.
 */
export const useWakeLock = (isWanted: boolean): boolean => {
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const stayAwake = () => {
      if (document.visibilityState !== 'visible') return
      navigator.wakeLock.request('screen').then(
        (held) => {
          lock = held
          setRefused(false)
          if (isOver) void held.release().catch(() => undefined)
        },
        // Refused because the page was hidden at that moment; requested again when it is visible.
        () => document.visibilityState === 'visible' && setRefused(true),
      )
    }
    stayAwake()
    document.addEventListener('visibilitychange', stayAwake)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', stayAwake)
      lock?.release().catch(() => undefined)
    }
  }, [isWanted])
  return isRefused
}
