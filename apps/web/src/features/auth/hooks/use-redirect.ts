import { useEffect, useEffectEvent } from 'react'

/** Goes on a moment after the good news, so that it can be read: `waitMs` after `isWanted` became true. */
export const useRedirect = (isWanted: boolean, waitMs: number, leave: () => void): void => {
  const go = useEffectEvent(leave)
  useEffect(() => {
    if (!isWanted) return undefined
    const timer = setTimeout(() => go(), waitMs)
    return () => clearTimeout(timer)
  }, [isWanted, waitMs])
}
