/** Every kind of movement in the stock ledger; `reserve` reserves stock for a pending order. */
export const MOVEMENT_KINDS = [
  'in',
  'out',
  'set',
  'adjustment',
  'reserve',
  'sale',
  'release',
  'return',
  'packing',
  'change',
] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

/** Stock on hand, and the part of it reserved for pending orders; base units. */
export type StockLevel = { on_hand: number; reserved: number }

/** The effect of one movement of `quantity` base units on the level. `set`, `adjustment`, `packing` and `change` (of a pending order, by its customer) have the signed difference. */
export const MOVEMENT_EFFECTS: Record<MovementKind, (quantity: number) => StockLevel> = {
  in: (quantity) => ({ on_hand: quantity, reserved: 0 }),
  out: (quantity) => ({ on_hand: -quantity, reserved: 0 }),
  set: (difference) => ({ on_hand: difference, reserved: 0 }),
  adjustment: (difference) => ({ on_hand: difference, reserved: 0 }),
  reserve: (quantity) => ({ on_hand: 0, reserved: quantity }),
  sale: (quantity) => ({ on_hand: -quantity, reserved: -quantity }),
  release: (quantity) => ({ on_hand: 0, reserved: -quantity }),
  return: (quantity) => ({ on_hand: quantity, reserved: 0 }),
  packing: (difference) => ({ on_hand: difference, reserved: 0 }),
  change: (difference) => ({ on_hand: 0, reserved: difference }),
}

/** The level after a movement. A level is never below zero and never reserves more than is on hand. */
export const applyMovement = (level: StockLevel, kind: MovementKind, quantity: number): StockLevel => {
  const effect = MOVEMENT_EFFECTS[kind](quantity)
  return { on_hand: level.on_hand + effect.on_hand, reserved: level.reserved + effect.reserved }
}

/** Whether this stock level is valid. */
export const isPossibleLevel = (level: StockLevel): boolean => level.reserved >= 0 && level.on_hand >= level.reserved
