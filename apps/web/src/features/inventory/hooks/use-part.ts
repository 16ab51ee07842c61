import { useCallback, useState } from 'react'
import type { InventoryProduct } from '../api/inventory.ts'
import type { PricedGoods } from '../prices/use-price-change.ts'
import type { Exported } from './use-shelf-export.ts'

/** What lies over the list: one of the screen's dialogs, or nothing. */
export type Part =
  | { kind: 'add'; barcode: string }
  | { kind: 'edit'; product: InventoryProduct }
  | { kind: 'stock'; product: InventoryProduct }
  | { kind: 'history'; product: InventoryProduct }
  | { kind: 'scan' }
  | { kind: 'upload' }
  | { kind: 'unknown'; code: string }
  | { kind: 'prices'; goods: PricedGoods; count: number }
  | { kind: 'export'; what: Exported; count: number }
  | { kind: 'archive' | 'delete'; products: readonly InventoryProduct[] }

/** Which dialog is open, and opening and closing them; `first` is open from the beginning. */
export const usePart = (first: Part | null, onClosed?: () => void) => {
  const [part, open] = useState(first)
  const close = useCallback(() => {
    open(null)
    onClosed?.()
  }, [onClosed])
  return { part, open, close }
}
