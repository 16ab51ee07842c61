import { createContext, useContext, useLayoutEffect, useRef, useState } from 'react'

/** The width in px for which a page is rendered on the server; 0 in the browser, where nothing is shown before it is measured. */
export const ServerWidth = createContext(0)

/** The width of a box in px: of the box itself, not of the window, because something may stand beside it. */
export const useBoxWidth = <Box extends HTMLElement>() => {
  const box = useRef<Box>(null)
  const [width, setWidth] = useState(useContext(ServerWidth))
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    // A page without a layout (a test) has no widths: the window's counts then.
    const measure = () => setWidth(Math.round(element.clientWidth || window.innerWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [box, width] as const
}
