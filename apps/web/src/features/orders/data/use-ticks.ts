import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { packingTicks } from '../../../domain/orders/packing-ticks.ts'

const NONE: ReadonlySet<number> = new Set()

/** The packed lines of an order on this device. */
export const useTicks = (orderId: string): ReadonlySet<number> => {
  useEffect(() => void packingTicks.load(), [])
  const read = useCallback(() => packingTicks.read(orderId), [orderId])
  return useSyncExternalStore(packingTicks.subscribe, read, () => NONE)
}
