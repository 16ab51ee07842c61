import { useEffect, useState } from 'react'

/** Calls `dismiss` after `delayMs`; the timer is paused while the pointer or the focus is on the message. */
export const useTimedDismiss = (dismiss: () => void, delayMs: number) => {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(dismiss, delayMs)
    return () => clearTimeout(timer)
  }, [held, dismiss, delayMs])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release }
}
