import { startTransition, useEffect, useReducer, useRef } from 'react'

/** Lets the browser draw, and answer a tap, between two parts. */
const BETWEEN_MS = 16

/**
 * The part of a long list that may be drawn now: what is drawn already, and so many more. The others follow part by part, in the order of
 * the list, and a tap between two parts is answered first.
 */
export const useGradually = <T extends { id: string }>(list: readonly T[], more: number): readonly T[] => {
  const drawn = useRef<ReadonlySet<string>>(new Set())
  const [, goOn] = useReducer((passes: number) => passes + 1, 0)
  let left = more
  const part = list.filter(({ id }) => {
    if (drawn.current.has(id)) return true
    left -= 1
    return left >= 0
  })
  const isWhole = part.length === list.length
  useEffect(() => {
    drawn.current = new Set(part.map(({ id }) => id))
    if (isWhole) return
    const timer = setTimeout(() => startTransition(goOn), BETWEEN_MS)
    return () => clearTimeout(timer)
  })
  return part
}
