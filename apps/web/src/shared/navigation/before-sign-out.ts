import { useEffect } from 'react'

/** Completes pending work; resolves to the number of items that have to stay on this device. */
type Finish = () => Promise<number>

const finishers = new Set<Finish>()

/** Calls `finish` before the sign-out, while the session is valid. */
export const useBeforeSignOut = (finish: Finish): void =>
  useEffect(() => {
    finishers.add(finish)
    return () => void finishers.delete(finish)
  }, [finish])

/** Completes all pending work; resolves to the number of items that stay on this device until the same person is back. */
export const flushBeforeSignOut = async (): Promise<number> => {
  const remaining = await Promise.all([...finishers].map((finish) => finish().catch(() => 0)))
  return remaining.reduce((sum, count) => sum + count, 0)
}
