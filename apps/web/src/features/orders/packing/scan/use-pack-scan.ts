import { decideScan, type ScanDecision } from '@jhola/contract/orders/picking/decide-scan'
import { toUnits } from '@jhola/contract/shared/weight'
import { useState } from 'react'
import { reportScan } from '../../../../domain/inventory/scan-reports.ts'
import { packingTicks } from '../../../../domain/orders/packing-ticks.ts'
import { useShopPreferences } from '../../../../domain/preferences/shop-preferences.ts'
import { useWedgeScanner } from '../../../../shared/scan/use-wedge-scanner.ts'
import { useShopDate } from '../../data/use-shop-date.ts'
import { useShelfFor } from '../packing-shelf.ts'
import type { Packing } from '../use-packing.ts'
import { useSpokenScan } from './spoken-scan.ts'

/**
 * Scan-to-pack: a code from the camera, a scanner or a scale's label ticks its line, or is refused on the screen and aloud. The
 * weight of a label becomes the weight of the line.
 */
export const usePackScan = (packing: Packing, isOn: boolean) => {
  const today = useShopDate()
  const scale = useShopPreferences().inventory
  const speak = useSpokenScan()
  const [last, setLast] = useState<ScanDecision | null>(null)
  const { order, packed } = packing
  const shelfFor = useShelfFor()
  const read = async (code: string): Promise<void> => {
    const shelf = await shelfFor([order])
    const ticks = packingTicks.read(order.id)
    const lines = packed.lines.map(({ line_no, product_id, quantity }) => ({
      line_no,
      product_id,
      quantity,
      isTicked: ticks.has(line_no),
    }))
    const decision = decideScan(code, { lines, products: shelf?.products ?? [], scale, taxMode: order.tax_mode, today })
    setLast(decision)
    speak(decision)
    if (decision.kind === 'confirmed' || decision.kind === 'already') reportScan(decision.product.product_id)
    if (decision.kind !== 'confirmed') return
    const { line_no, weighed, product } = decision
    const given = packed.lines.find((line) => line.line_no === line_no)
    if (weighed !== null && given && given.quantity !== weighed)
      packing.change([{ kind: 'weighed', line_no, quantity: toUnits(weighed, product.unit_size) }])
    packing.tick([line_no], true)
  }
  const onCode = (code: string) => void read(code)
  useWedgeScanner(isOn, onCode)
  return { last, onCode }
}
