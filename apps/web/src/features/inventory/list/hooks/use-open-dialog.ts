import { useCallback, useState } from 'react'
import type { InventoryProduct } from '../../data/inventory-api.ts'
import type { Exported } from '../../export/use-inventory-export.ts'
import type { PricedProducts } from '../../prices/use-price-change.ts'

/** The open dialog of the screen, or none. */
export type OpenDialog =
  /** `asked`: what customers asked for, by which it is taken off their list. */
  | { kind: 'add'; barcode: string; name?: string; asked?: string }
  | { kind: 'edit'; product: InventoryProduct }
  | { kind: 'stock'; product: InventoryProduct }
  | { kind: 'history'; product: InventoryProduct }
  | { kind: 'shelf'; product: InventoryProduct }
  | { kind: 'modes' }
  | { kind: 'scan' }
  | { kind: 'upload' }
  | { kind: 'unknown'; code: string }
  | { kind: 'prices'; goods: PricedProducts; count: number }
  | { kind: 'export'; what: Exported; count: number }
  | { kind: 'archive' | 'delete'; products: readonly InventoryProduct[] }

/** The state of the open dialog, with functions to open and close it; `first` is open at the start. */
export const useOpenDialog = (first: OpenDialog | null, onClosed?: () => void) => {
  const [part, open] = useState(first)
  const close = useCallback(() => {
    open(null)
    onClosed?.()
  }, [onClosed])
  return { part, open, close }
}
