import { useEffect, useState } from 'react'

/**
 * The time in epoch ms, again every `everyMs`: for ages and countdowns on screen. `null` stands still. `clock`: `serverNow` for what is
 * compared with times of the server.
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
