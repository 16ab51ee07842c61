import { useEffect, useState } from 'react'

/**
 * Keeps the screen awake. The lock falls whenever the page is hidden and is asked for again afterwards. Gives whether the device
 * refused (battery saver): then the screen may sleep over a new order.
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
        // Refused because the page was hidden in this moment: asked again when it is seen.
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
