import { agree, type Decision, refuse } from '../../shared/decision.ts'
import { toUnits } from '../../shared/weight.ts'
import { applyMovement, isPossibleLevel, type StockLevel } from './movements.ts'

/** Stock movements that a person may record. Orders write the other kinds. */
export const STOCK_UPDATE_KINDS = ['in', 'out', 'set', 'adjustment'] as const
export type StockUpdateKind = (typeof STOCK_UPDATE_KINDS)[number]

/** Maximum of one movement or level, in selling units. */
export const STOCK_MAX = 1_000_000

/** A requested change, in selling units. `adjustment` is signed; `set` is the counted stock on hand. */
export type StockUpdate = { movement_type: StockUpdateKind; quantity: number; seen_quantity?: number | undefined }

/** One ledger line in base units, and the level after it; a `set` without a difference has 0. */
export type DecidedMovement = { kind: StockUpdateKind; quantity: number; level: StockLevel }

/** Why a quantity is invalid for this movement: a code of the field texts. */
export type QuantityProblem = 'whole_units' | 'no_quantity' | 'negative' | 'quantity_most'

/** Selling units to base units; `undefined` if it is not a whole number of them. */
const toBase = (units: number, unitSize: number): number | undefined => {
  const base = Math.round(units * unitSize)
  return Math.abs(units * unitSize - base) < 1e-6 && Number.isSafeInteger(base) ? base : undefined
}

/** A level or a count in base units; `undefined` if the product cannot be counted so finely. */
export const toBaseLevel = (units: number, unitSize: number): number | undefined =>
  units < 0 ? undefined : toBase(units, unitSize)

/** The problem of a quantity, for display at the field; undefined if it is valid. */
export const quantityProblem = (kind: StockUpdateKind, quantity: number, unitSize: number): QuantityProblem | undefined => {
  if (Math.abs(quantity) > STOCK_MAX) return 'quantity_most'
  if (quantity < 0 && kind !== 'adjustment') return 'negative'
  if (quantity === 0 && kind !== 'set') return 'no_quantity'
  return toBase(quantity, unitSize) === undefined ? 'whole_units' : undefined
}

/**
 * The effect of an update on a level. Rejects a `set` that was based on another level than the current one: stock was sold or
 * counted since. Nothing goes below the reserved stock. The quantity has no `quantityProblem`.
 */
export const decideStockUpdate = (
  level: StockLevel,
  { movement_type: kind, quantity, seen_quantity }: StockUpdate,
  { unit, unit_size }: { unit: string; unit_size: number },
): Decision<DecidedMovement> => {
  const base = Math.round(quantity * unit_size)
  const movement = {
    on_hand: toUnits(level.on_hand, unit_size),
    reserved: toUnits(level.reserved, unit_size),
    available: toUnits(level.on_hand - level.reserved, unit_size),
    unit,
  }
  if (kind === 'set' && toBase(seen_quantity ?? Number.NaN, unit_size) !== level.on_hand)
    return refuse('inventory.stock_changed', movement)
  const moved = kind === 'set' ? base - level.on_hand : base
  const after = applyMovement(level, kind, moved)
  if (!isPossibleLevel(after)) return refuse('inventory.below_reserved', movement)
  if (after.on_hand > STOCK_MAX * unit_size) return refuse('inventory.too_much', { most: STOCK_MAX })
  return agree({ kind, quantity: moved, level: after })
}
