import { useEffect, useState } from 'react'

/**
 * The time in epoch ms, updated every `everyMs`: for ages and countdowns on screen. `null` stops the updates. `clock`:
 * `serverNow` for times that are compared with the server's.
 */
export const useNow = (everyMs: number | null, clock: () => number = Date.now): number => {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    if (everyMs === null) return
    const timer = setInterval(() => setNow(clock()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, clock])
  return now
}
