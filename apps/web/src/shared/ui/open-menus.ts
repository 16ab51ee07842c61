import { useEffect } from 'react'

let count = 0
const listeners = new Set<() => void>()
const change = (by: 1 | -1): void => {
  count += by
  for (const listener of listeners) listener()
}

/** Whether a menu is open, or its code is being loaded after a press: what its button stands on must stay meanwhile. */
export const openMenus = {
  isAny: (): boolean => count > 0,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Stands in whatever is shown while a menu is open. */
export const MenuIsOpen = () => {
  useEffect(() => {
    change(1)
    return () => change(-1)
  }, [])
  return null
}
