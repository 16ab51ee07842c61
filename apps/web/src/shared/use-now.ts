import { useEffect, useState } from 'react'

/** The time in epoch ms, again every `everyMs`: for ages and countdowns on screen. `null` stands still. */
export const useNow = (everyMs: number | null = 1000): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (everyMs === null) return
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
