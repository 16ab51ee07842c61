import { useSyncExternalStore } from 'react'

/** Screens on which a person is in the middle of something that has no dialog: typing in an order, collecting goods, counting. */
const WORKING_PATHS = ['/create-order', '/store/picking', '/inventory/count', '/inventory/upload']
const FIELDS = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]'
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** Whether the person types, or has something open that a new order must not cover. The incoming order itself does not count. */
const isWorking = (): boolean => {
  if (WORKING_PATHS.some((path) => location.pathname.startsWith(path))) return true
  // The details of an order, where it is packed.
  if (new URLSearchParams(location.search).has('order')) return true
  if (document.activeElement?.matches(FIELDS)) return true
  return [...document.querySelectorAll(LAYERS)].some((layer) => !layer.closest('[data-incoming]'))
}

const subscribe = (listener: () => void): (() => void) => {
  const stop = new AbortController()
  for (const name of ['focusin', 'focusout', 'popstate']) addEventListener(name, listener, { signal: stop.signal })
  const observer = new MutationObserver(listener)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    stop.abort()
    observer.disconnect()
  }
}

const followNothing = () => () => undefined

/** Follows whether the person is working; not read while nothing waits. */
export const useWorking = (isWanted: boolean): boolean =>
  useSyncExternalStore(
    isWanted ? subscribe : followNothing,
    () => isWanted && isWorking(),
    () => false,
  )
