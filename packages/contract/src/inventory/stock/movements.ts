/** Every kind of change the stock ledger knows; `reserve` holds goods for an order nobody accepted yet. */
export const MOVEMENT_KINDS = ['in', 'out', 'set', 'adjustment', 'reserve', 'sale', 'release', 'return'] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

/** Goods in the shop and, of those, held for pending orders; base units. */
export type StockLevel = { on_hand: number; reserved: number }

/** What one movement of `quantity` base units does to the level. `set` and `adjustment` carry the signed difference. */
export const MOVEMENT_EFFECTS: Record<MovementKind, (quantity: number) => StockLevel> = {
  in: (quantity) => ({ on_hand: quantity, reserved: 0 }),
  out: (quantity) => ({ on_hand: -quantity, reserved: 0 }),
  set: (difference) => ({ on_hand: difference, reserved: 0 }),
  adjustment: (difference) => ({ on_hand: difference, reserved: 0 }),
  reserve: (quantity) => ({ on_hand: 0, reserved: quantity }),
  sale: (quantity) => ({ on_hand: -quantity, reserved: -quantity }),
  release: (quantity) => ({ on_hand: 0, reserved: -quantity }),
  return: (quantity) => ({ on_hand: quantity, reserved: 0 }),
}

/** The level after a movement. A level never goes below zero, nor holds more than is there. */
export const applyMovement = (level: StockLevel, kind: MovementKind, quantity: number): StockLevel => {
  const effect = MOVEMENT_EFFECTS[kind](quantity)
  return { on_hand: level.on_hand + effect.on_hand, reserved: level.reserved + effect.reserved }
}

/** Is this a level that a shelf can have? */
export const isPossibleLevel = (level: StockLevel): boolean => level.reserved >= 0 && level.on_hand >= level.reserved
