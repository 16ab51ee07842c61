import { useEffect, useState } from 'react'

/** The value once it has stopped changing for a while (ms): five quick presses of plus become one question to the server. */
export const useSettled = <T>(value: T, waitMs: number): T => {
  const [settled, setSettled] = useState(value)
  const key = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(key) as T), waitMs)
    return () => clearTimeout(timer)
  }, [key, waitMs])
  return key === JSON.stringify(settled) ? value : settled
}
