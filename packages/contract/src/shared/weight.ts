import type { Paise } from './money.ts'

/** A quantity in base units: grams, millilitres or pieces. Always a whole number. */
export type BaseQuantity = number & { readonly __unit: 'base' }

/** Base units in one selling unit: a kilogram is sold by the gram, a packet whole. */
export const BASE_UNITS_PER_UNIT = { kg: 1000, liter: 1000 } as const satisfies Record<string, number>

/** Base units in one `unit` (1000 for kg and liter, 1 for everything sold whole). */
export const baseUnitsPerUnit = (unit: string): number =>
  unit in BASE_UNITS_PER_UNIT ? BASE_UNITS_PER_UNIT[unit as keyof typeof BASE_UNITS_PER_UNIT] : 1

/** Selling units (0.25 kg, 3 packets) to base units; `undefined` if the result is not a whole number above zero. */
export const toBaseQuantity = (quantity: number, unitSize: number): BaseQuantity | undefined => {
  const base = Math.round(quantity * unitSize)
  const isWhole = Math.abs(quantity * unitSize - base) < 1e-6
  return isWhole && base > 0 && Number.isSafeInteger(base) ? (base as BaseQuantity) : undefined
}

/**
 * Whether this can be sold or counted: whole packets, and loose goods to the gram. Each line of a cart is asked on its own, because
 * two halves of a packet are not a packet.
 */
export const isWholeQuantity = (quantity: number, unitSize: number): boolean => toBaseQuantity(quantity, unitSize) !== undefined

/**
 * Base units of a loose product for an amount, at a price per selling unit: a multiple of the scale's resolution (`grain`) and
 * never for more than the amount. 0 if it buys nothing.
 */
export const baseForAmount = (amount: Paise, pricePerUnit: Paise, unitSize: number, grain: number): number =>
  amount <= 0 || pricePerUnit <= 0 ? 0 : Math.floor((amount * unitSize) / (pricePerUnit * grain)) * grain

/** Base units to selling units, with up to three decimals. */
export const toUnits = (base: number, unitSize: number): number => Math.round((base / unitSize) * 1000) / 1000
