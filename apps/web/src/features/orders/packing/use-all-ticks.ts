import { useEffect, useSyncExternalStore } from 'react'
import { packingTicks } from '../../../domain/orders/packing-ticks.ts'

/** Renders again when a tick of any order changes; read them with `packingTicks.read`. */
export const useAllTicks = (): number => {
  useEffect(() => void packingTicks.load(), [])
  return useSyncExternalStore(packingTicks.subscribe, packingTicks.version, () => 0)
}
