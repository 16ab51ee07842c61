import { useEffect, useState } from 'react'

/** The value after it has not changed for `afterMs` (debounce). */
export const useDebouncedValue = <T>(value: T, afterMs: number): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return settled
}
