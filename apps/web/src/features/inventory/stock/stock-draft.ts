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

/** The stock-movement form as it is typed. Selling units; NaN while the box is empty. An adjustment goes up or down. */
export type StockDraft = { kind: StockUpdateKind; quantity: number; isDown: boolean; reason: string }

/** Why people move stock; what is chosen is kept in the reader's words. */
export const STOCK_REASONS = {
  in: ['delivery', 'returned', 'made'],
  out: ['damaged', 'expired', 'ownUse', 'toSupplier'],
  set: ['counted'],
  adjustment: ['miscounted', 'misplaced', 'gift'],
} as const satisfies Record<StockUpdateKind, readonly string[]>

export type StockLevelNow = Pick<InventoryProduct, 'current_stock' | 'reserved' | 'unit' | 'loose'>

export type StockPreview = { after: number; available: number } | { problem: QuantityProblem } | { refusal: Refusal }

const signed = ({ kind, quantity, isDown }: StockDraft): number => (kind === 'adjustment' && isDown ? -quantity : quantity)

/** What the shelf would hold, or why the form cannot be sent; by the rules that the server has. */
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

/** The form as the call has it; a count says which stock was seen. */
export const toStockBody = (draft: StockDraft, product: StockLevelNow) => ({
  quantity: signed(draft),
  movement_type: draft.kind,
  reason: draft.reason.trim(),
  ...(draft.kind === 'set' ? { seen_quantity: product.current_stock } : {}),
})

/** How many fill the shelf up to its most; nothing when it is full already, or nobody said what its most is. */
export const toFillUp = ({
  current_stock,
  max_stock_level,
}: Pick<InventoryProduct, 'current_stock' | 'max_stock_level'>): number =>
  max_stock_level === DEFAULT_MAX_STOCK ? 0 : Math.max(0, Math.round((max_stock_level - current_stock) * 1000) / 1000)
