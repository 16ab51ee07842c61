import { useEffect } from 'react'

/** Uses the light theme while the page is printed, whatever the theme on the screen: paper is white. */
export const usePrintInLight = (): void => {
  useEffect(() => {
    const root = document.documentElement
    let before: string | undefined
    const lighten = () => {
      before = root.dataset.theme
      root.dataset.theme = 'light'
    }
    const restore = () => {
      if (before !== undefined) root.dataset.theme = before
    }
    window.addEventListener('beforeprint', lighten)
    window.addEventListener('afterprint', restore)
    return () => {
      window.removeEventListener('beforeprint', lighten)
      window.removeEventListener('afterprint', restore)
    }
  }, [])
}
