import { useCallback, useState } from 'react'
import type { InventoryProduct } from '../../data/inventory-api.ts'
import type { Exported } from '../../export/use-inventory-export.ts'
import type { PricedProducts } from '../../prices/use-price-change.ts'

/** What lies over the list: one of the screen's dialogs, or nothing. */
export type OpenDialog =
  | { kind: 'add'; barcode: string }
  | { kind: 'edit'; product: InventoryProduct }
  | { kind: 'stock'; product: InventoryProduct }
  | { kind: 'history'; product: InventoryProduct }
  | { kind: 'scan' }
  | { kind: 'upload' }
  | { kind: 'unknown'; code: string }
  | { kind: 'prices'; goods: PricedProducts; count: number }
  | { kind: 'export'; what: Exported; count: number }
  | { kind: 'archive' | 'delete'; products: readonly InventoryProduct[] }

/** Which dialog is open, and opening and closing them; `first` is open from the beginning. */
export const useOpenDialog = (first: OpenDialog | null, onClosed?: () => void) => {
  const [part, open] = useState(first)
  const close = useCallback(() => {
    open(null)
    onClosed?.()
  }, [onClosed])
  return { part, open, close }
}
