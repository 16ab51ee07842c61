/**
 * Runs `open` when an element comes within `margin` (CSS length) of what is seen. Gives what ends it. On a busy device several changes
 * arrive at once, the oldest first: any of them counts, or an element that came near in the meantime would wait for ever.
 */
export const whenVisible = (element: Element, margin: string, open: () => void): (() => void) => {
  const observer = new IntersectionObserver((changes) => changes.some(({ isIntersecting }) => isIntersecting) && open(), {
    rootMargin: margin,
  })
  observer.observe(element)
  return () => observer.disconnect()
}
