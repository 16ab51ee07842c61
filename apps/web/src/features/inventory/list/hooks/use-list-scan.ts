import { readScaleCode, scaleItemSpellings } from '@jhola/contract/inventory/products/scale-code'
import { useState } from 'react'
import { reportScan } from '../../../../domain/inventory/scan-reports.ts'
import { useShopPreferences } from '../../../../domain/preferences/shop-preferences.ts'
import { ApiError } from '../../../../shared/api/api-client.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { useWedgeScanner } from '../../../../shared/scan/use-wedge-scanner.ts'
import { toast } from '../../../../shared/ui/toast.ts'
import { findByCode } from '../../data/inventory-api.ts'
import type { OpenDialog } from './use-open-dialog.ts'

const BUZZ_MS = 40

/** The product with the first of these code variants that is found. */
const findFirst = async (codes: readonly string[]) => {
  for (const code of codes) {
    const product = await findByCode(code)
    if (product) return product
  }
  return undefined
}

/** Handles a code from the camera or a scanner: opens its product, or the dialog to add it. `isOn`: listens to scanners. */
export const useListScan = (isOn: boolean, open: (part: OpenDialog) => void) => {
  const { t, tError } = useT()
  const scale = useShopPreferences().inventory
  const [isReading, setReading] = useState(false)
  const find = async (code: string): Promise<void> => {
    setReading(true)
    try {
      const reading = readScaleCode(code, scale)
      const product = await findFirst(reading ? scaleItemSpellings(reading.item) : [code])
      if (product) reportScan(product.id)
      navigator.vibrate?.(BUZZ_MS)
      open(product ? { kind: 'stock', product } : { kind: 'unknown', code })
    } catch (error) {
      toast.error(error instanceof ApiError ? tError(error.code, error.details) : t('inventory.scan.failed'))
    } finally {
      setReading(false)
    }
  }
  const onCode = (code: string) => void find(code)
  useWedgeScanner(isOn, onCode)
  return { onCode, isReading }
}
