import type { OrderAlarm } from '@jhola/contract/alarms/routes'
import { useEffect, useMemo, useState } from 'react'
import { createStoredValue, useStoredValue } from '../../../shared/device-store/stored-value.ts'
import { serverNow } from '../../../shared/hooks/server-clock.ts'
import { linesOf } from './escalation-steps.ts'

/** Until when (epoch ms, the server's clock) an order was put aside on this device, by its id. */
type Aside = Readonly<Record<string, number>>

const parse = (found: unknown): Aside | undefined =>
  typeof found === 'object' && found !== null
    ? Object.fromEntries(Object.entries(found).filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
    : undefined

const asideOrders = createStoredValue<Aside>('orders_aside', {}, parse)

/** Before it is cancelled the shop is asked once more. */
const LAST_CALL_MS = 120_000
const WITHOUT_ALARM_MS = 60_000

/** When an order that was put aside asks again: at its next step of the alarm, at the latest two minutes before it is cancelled. */
export const asideUntilMs = (alarm: OrderAlarm | undefined, nowMs: number): number => {
  if (!alarm) return nowMs + WITHOUT_ALARM_MS
  const times = linesOf(alarm).flatMap(({ step, isDone, at }) =>
    isDone ? [] : [step === 'cancel' ? Date.parse(at) - LAST_CALL_MS : Date.parse(at)],
  )
  const ahead = times.filter((time) => time > nowMs)
  return ahead.length > 0 ? Math.min(...ahead) : Number.MAX_SAFE_INTEGER
}

/** Puts an order aside on this device; entries that are over go. */
export const putAside = (orderId: string, untilMs: number): void =>
  asideOrders.write((before) => ({
    ...Object.fromEntries(Object.entries(before).filter(([, until]) => until > serverNow())),
    [orderId]: untilMs,
  }))

const NONE: Aside = {}

/** Ids of the orders that are aside now; renders again when one comes back. */
export const useAsideOrders = (): ReadonlySet<string> => {
  const aside = useStoredValue(asideOrders, NONE)
  const [nowMs, setNow] = useState(serverNow)
  const nextMs = Math.min(...Object.values(aside).filter((until) => until > nowMs && until < Number.MAX_SAFE_INTEGER))
  useEffect(() => {
    if (!Number.isFinite(nextMs)) return
    const timer = setTimeout(() => setNow(serverNow()), Math.max(0, nextMs - serverNow()) + 50)
    return () => clearTimeout(timer)
  }, [nextMs])
  return useMemo(() => new Set(Object.keys(aside).filter((id) => (aside[id] ?? 0) > nowMs)), [aside, nowMs])
}
