import { useEffect, useState } from 'react'

/** The time, in epoch ms, again every `everyMs`: for ages and countdowns on screen. */
export const useNow = (everyMs = 1000): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
