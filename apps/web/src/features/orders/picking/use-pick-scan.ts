import { decideScan, type ScanDecision } from '@jhola/contract/orders/picking/decide-scan'
import { type PackingShelf, packOnDevice } from '@jhola/contract/orders/picking/pack-on-device'
import { toUnits } from '@jhola/contract/shared/weight'
import { useState } from 'react'
import { packingTicks } from '../../../domain/orders/packing-ticks.ts'
import { useShopPreferences } from '../../../domain/preferences/shop-preferences.ts'
import { useWedgeScanner } from '../../../shared/scan/use-wedge-scanner.ts'
import type { Order } from '../data/board-state.ts'
import { useShopDate } from '../data/use-shop-date.ts'
import { useLiveOrders } from '../live/live-orders.tsx'
import { useShelfFor } from '../packing/packing-shelf.ts'
import { useSpokenScan } from '../packing/scan/spoken-scan.ts'

/** The line of the oldest order that still needs the scanned product; a scale's label gives that line its weight. */
export const usePickScan = (orders: readonly Order[]) => {
  const today = useShopDate()
  const scale = useShopPreferences().inventory
  const speak = useSpokenScan()
  const { run } = useLiveOrders()
  const [last, setLast] = useState<ScanDecision | null>(null)
  const shelfFor = useShelfFor()
  const decide = (order: Order, shelf: PackingShelf | null, code: string) => {
    const ticks = packingTicks.read(order.id)
    const lines = packOnDevice(order, shelf, []).lines.map((line) => ({ ...line, isTicked: ticks.has(line.line_no) }))
    return {
      order,
      lines,
      decision: decideScan(code, { lines, products: shelf?.products ?? [], scale, taxMode: order.tax_mode, today }),
    }
  }
  const read = async (code: string): Promise<void> => {
    const shelf = await shelfFor(orders)
    const all = orders.map((order) => decide(order, shelf, code))
    const found =
      all.find(({ decision }) => decision.kind === 'confirmed') ??
      all.find(({ decision }) => decision.kind === 'already') ??
      all.find(({ decision }) => decision.kind === 'wrong_size') ??
      all[0]
    if (!found) return
    const { decision, order, lines } = found
    setLast(decision)
    speak(decision)
    if (decision.kind !== 'confirmed') return
    const { line_no, weighed, product } = decision
    if (weighed !== null && lines.find((line) => line.line_no === line_no)?.quantity !== weighed)
      void run({ kind: 'pack', order, changes: [{ kind: 'weighed', line_no, quantity: toUnits(weighed, product.unit_size) }] })
    packingTicks.set(order.id, [line_no], true)
  }
  const onCode = (code: string) => void read(code)
  useWedgeScanner(true, onCode)
  return { last, onCode }
}
