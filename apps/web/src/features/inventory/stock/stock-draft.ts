import { DEFAULT_MAX_STOCK } from '@jhola/contract/constants'
import { unitSizeOf } from '@jhola/contract/inventory/products/units'
import {
  decideStockUpdate,
  type QuantityProblem,
  quantityProblem,
  type StockUpdateKind,
} from '@jhola/contract/inventory/stock/stock-update'
import type { Refusal } from '@jhola/contract/shared/decision'
import { toUnits } from '@jhola/contract/shared/weight'
import type { InventoryProduct } from '../data/inventory-api.ts'

/** The state of the stock form. Selling units; NaN while the field is empty. An adjustment can be positive or negative. */
export type StockDraft = { kind: StockUpdateKind; quantity: number; isDown: boolean; reason: string }

/** Reasons for a stock movement; the chosen one is stored as text in the user's language. */
export const STOCK_REASONS = {
  in: ['delivery', 'returned', 'made'],
  out: ['damaged', 'expired', 'ownUse', 'toSupplier'],
  set: ['counted'],
  adjustment: ['miscounted', 'misplaced', 'gift'],
} as const satisfies Record<StockUpdateKind, readonly string[]>

export type StockLevelNow = Pick<InventoryProduct, 'current_stock' | 'reserved' | 'unit' | 'loose'>

export type StockPreview = { after: number; available: number } | { problem: QuantityProblem } | { refusal: Refusal }

const signed = ({ kind, quantity, isDown }: StockDraft): number => (kind === 'adjustment' && isDown ? -quantity : quantity)

/** The stock after the movement, or why the form is invalid, by the same rules as on the server. */
export const previewStock = (draft: StockDraft, product: StockLevelNow): StockPreview => {
  if (Number.isNaN(draft.quantity)) return { problem: 'no_quantity' }
  const unitSize = unitSizeOf(product)
  const quantity = signed(draft)
  const problem = quantityProblem(draft.kind, quantity, unitSize)
  if (problem) return { problem }
  const level = {
    on_hand: Math.round(product.current_stock * unitSize),
    reserved: Math.round(product.reserved * unitSize),
  }
  const update = { movement_type: draft.kind, quantity, seen_quantity: product.current_stock }
  const decision = decideStockUpdate(level, update, { unit: product.unit, unit_size: unitSize })
  if (!decision.ok) return { refusal: decision.refusal }
  const { on_hand, reserved } = decision.value.level
  return { after: toUnits(on_hand, unitSize), available: toUnits(on_hand - reserved, unitSize) }
}

/** The form as the request body; a count includes the stock that was seen. */
export const toStockBody = (draft: StockDraft, product: StockLevelNow) => ({
  quantity: signed(draft),
  movement_type: draft.kind,
  reason: draft.reason.trim(),
  ...(draft.kind === 'set' ? { seen_quantity: product.current_stock } : {}),
})

/** The quantity that fills the stock up to its maximum; 0 when it is full, or no maximum is set. */
export const toFillUp = ({
  current_stock,
  max_stock_level,
}: Pick<InventoryProduct, 'current_stock' | 'max_stock_level'>): number =>
  max_stock_level === DEFAULT_MAX_STOCK ? 0 : Math.max(0, Math.round((max_stock_level - current_stock) * 1000) / 1000)
