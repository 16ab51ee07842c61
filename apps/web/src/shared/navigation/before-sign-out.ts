import { useEffect } from 'react'

/** Finishes what can be finished; resolves to how much has to stay on this device. */
type Finish = () => Promise<number>

const finishers = new Set<Finish>()

/** Before the person signs out `finish` is called, while their session still stands. */
export const useBeforeSignOut = (finish: Finish): void =>
  useEffect(() => {
    finishers.add(finish)
    return () => void finishers.delete(finish)
  }, [finish])

/** Finishes everything; resolves to how much stays on this device until the same person is back. */
export const flushBeforeSignOut = async (): Promise<number> => {
  const kept = await Promise.all([...finishers].map((finish) => finish().catch(() => 0)))
  return kept.reduce((sum, count) => sum + count, 0)
}
