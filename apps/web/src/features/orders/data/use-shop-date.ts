import { MINUTE_MS, toShopTime } from '@jhola/contract/shared/time'
import { useEffect, useState } from 'react'

const today = (): string => toShopTime(Date.now()).date

/** The date by the shop's calendar, `YYYY-MM-DD`; updated within a minute after midnight. */
export const useShopDate = (): string => {
  const [date, setDate] = useState(today)
  useEffect(() => {
    const update = () => setDate(today())
    const timer = setInterval(update, MINUTE_MS)
    // Timers do not run while a device sleeps over midnight.
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return date
}
