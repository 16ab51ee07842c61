/**
 * Runs `open` when an element comes within `margin` (CSS length) of the viewport. Returns the function that stops it. On a busy
 * device several entries arrive together, oldest first: an intersection in any of them counts, because an element whose first entry says "outside"
 * would otherwise wait for ever.
 */
export const whenVisible = (element: Element, margin: string, open: () => void): (() => void) => {
  const observer = new IntersectionObserver((changes) => changes.some(({ isIntersecting }) => isIntersecting) && open(), {
    rootMargin: margin,
  })
  observer.observe(element)
  return () => observer.disconnect()
}
