import { MINUTE_MS } from '../../shared/time.ts'

/** Whether the customer chose the time of the order: then its promise is that time, and the shop is not asked for minutes. */
export const hasChosenTime = ({ delivery_slot }: { delivery_slot: string }): boolean =>
  delivery_slot !== 'asap' && delivery_slot !== 'express'

/** The promise (epoch ms) that accepting sets; null: it stays as it is. `readyInMinutes`: when the shop says it will be ready. */
export const promiseAtAccept = (
  order: { delivery_slot: string },
  readyInMinutes: number | undefined,
  nowMs: number,
): number | null => (readyInMinutes === undefined || hasChosenTime(order) ? null : nowMs + readyInMinutes * MINUTE_MS)
