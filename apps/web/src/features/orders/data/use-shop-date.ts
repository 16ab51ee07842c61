import { MINUTE_MS, toShopTime } from '@jhola/contract/shared/time'
import { useEffect, useState } from 'react'

const today = (): string => toShopTime(Date.now()).date

/** The date by the shop's calendar, `YYYY-MM-DD`; a new one within a minute after its midnight. */
export const useShopDate = (): string => {
  const [date, setDate] = useState(today)
  useEffect(() => {
    const look = () => setDate(today())
    const timer = setInterval(look, MINUTE_MS)
    // A device that slept over midnight has no timers.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return date
}
