import type { KeyboardEvent } from 'react'

/**
 * Target index of a key in a row of `count` items with the focus at `current`: arrow keys wrap around along the reading
 * direction, Home and End jump. Null for every other key.
 */
export const stepByKey = (event: KeyboardEvent<HTMLElement>, current: number, count: number): number | null => {
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const steps: Record<string, number> = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1, ArrowDown: 1, ArrowUp: -1 }
  if (count === 0) return null
  if (event.key === 'Home') return 0
  if (event.key === 'End') return count - 1
  const step = steps[event.key]
  return step === undefined ? null : (current + step + count) % count
}
