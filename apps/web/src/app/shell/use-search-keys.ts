import { useEffect } from 'react'

/** Opens the search by Ctrl+K or Cmd+K, on keyboards of every script. */
export const useSearchKeys = (open: () => void): void => {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const isKeys = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isKeys || (event.key.toLowerCase() !== 'k' && event.code !== 'KeyK')) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', follow)
    return () => removeEventListener('keydown', follow)
  }, [open])
}
