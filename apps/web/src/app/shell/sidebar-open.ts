import { useSyncExternalStore } from 'react'

/** The specification names the key, which therefore has no prefix of ours. */
const KEY = 'sidebar_open'
/** From this width on the side rail is open until the person closes it, px: below it the board needs the room. */
const ROOMY = '(min-width: 1440px)'

const listeners = new Set<() => void>()

/** The choice for this page where storage is not allowed. */
let chosen: string | null = null

const isOpen = (): boolean => {
  try {
    chosen = localStorage.getItem(KEY) ?? chosen
  } catch {
    // Storage is not allowed: the choice holds until the page is closed.
  }
  return chosen === null ? matchMedia(ROOMY).matches : chosen === 'true'
}

const choose = (next: boolean): void => {
  chosen = String(next)
  try {
    localStorage.setItem(KEY, chosen)
  } catch {
    // See above.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  const query = matchMedia(ROOMY)
  listeners.add(listener)
  addEventListener('storage', listener)
  query.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
    query.removeEventListener('change', listener)
  }
}

/** Whether the side rail shows names beside its icons, remembered on this device, and the switch for it. */
export const useSidebar = (): [boolean, () => void] => {
  const isShown = useSyncExternalStore(subscribe, isOpen)
  return [isShown, () => choose(!isShown)]
}
