import { useEffect, useEffectEvent, useState } from 'react'

type Clock = { listeners: Set<() => void>; timer: ReturnType<typeof setInterval> }
const clocks = new Map<number, Clock>()

/** Calls the listener every `everyMs`. All of one period are called by one timer, so that what they change is drawn once. */
const everyPeriod = (everyMs: number, listener: () => void): (() => void) => {
  const listeners = clocks.get(everyMs)?.listeners ?? new Set()
  if (listeners.size === 0) {
    const timer = setInterval(() => {
      for (const one of listeners) one()
    }, everyMs)
    clocks.set(everyMs, { listeners, timer })
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(clocks.get(everyMs)?.timer)
    clocks.delete(everyMs)
  }
}

/**
 * The time in epoch ms for one of many ages and countdowns on a screen, updated every `everyMs`; `null` stops the updates. `clock`:
 * `serverNow` for times that are compared with the server's. `shownAt`: what is shown of a time; while that stays the same, so does the
 * time, and nothing is drawn. A screen with one of them takes `useNow`, which is smaller.
 */
export const useClock = (everyMs: number | null, clock: () => number, shownAt: (nowMs: number) => string): number => {
  const [now, setNow] = useState(clock)
  const tick = useEffectEvent(() => {
    const next = clock()
    if (shownAt(next) !== shownAt(now)) setNow(next)
  })
  useEffect(() => (everyMs === null ? undefined : everyPeriod(everyMs, () => tick())), [everyMs])
  return now
}
