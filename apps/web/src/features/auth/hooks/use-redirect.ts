import { useEffect, useEffectEvent } from 'react'

/** Redirects after a delay, so that the success message can be read: `waitMs` after `isWanted` became true. */
export const useRedirect = (isWanted: boolean, waitMs: number, leave: () => void): void => {
  const go = useEffectEvent(leave)
  useEffect(() => {
    if (!isWanted) return undefined
    const timer = setTimeout(() => go(), waitMs)
    return () => clearTimeout(timer)
  }, [isWanted, waitMs])
}
