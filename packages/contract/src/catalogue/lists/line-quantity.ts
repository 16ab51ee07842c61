import { LOOSE_GRAIN_BASE, LOOSE_STEP_BASE, QUANTITY_MAX } from '../../constants.ts'
import { rupeesToPaise } from '../../shared/money.ts'
import { type PackContent, readPackSize } from '../../shared/pack-size.ts'
import { baseForAmount, baseUnitsPerUnit, toUnits } from '../../shared/weight.ts'
import type { ListAmount, ListLine } from './list-line.ts'

/** What the amount of a line needs to know of a product. Money in rupees. */
export type Portioned = {
  unit: string
  loose: boolean
  pack_size: string | null
  price: number
  mrp: number | null
  category: string
}

/** In selling units. `is_exact`: it is what the line says; otherwise it is the nearest that the shop sells, or a guess. */
export type Portion = { quantity: number; is_exact: boolean }

/** Sold by the piece whatever the pack: three bananas are not three dozen. */
const COUNTED_BY_PIECE = new Set(['Fruits', 'Vegetables', 'Dairy'])
const PIECES_OF_DOZEN = 12
/** Packages with several items that are one pack: "10 boxes", "20 pieces of plaster". */
const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6

const capped = (quantity: number): number => Math.min(QUANTITY_MAX, Math.max(1, quantity))

const packs = (needed: number, isSameKind = true): Portion => {
  const whole = Math.round(needed)
  return near(needed, whole) && whole > 0
    ? { quantity: capped(whole), is_exact: isSameKind && whole <= QUANTITY_MAX }
    : { quantity: capped(Math.ceil(needed)), is_exact: false }
}

const looseQuantity = (product: Portioned, { amount, pack, rupees }: ListLine): Portion => {
  const size = baseUnitsPerUnit(product.unit)
  const weighed = [amount, pack].find((one) => one?.unit === 'g' || one?.unit === 'ml')
  const isOther = weighed?.unit === (product.unit === 'kg' ? 'ml' : 'g')
  if (weighed) {
    const times = pack && amount && amount !== weighed ? amount.value : 1
    const base = Math.max(LOOSE_GRAIN_BASE, Math.round((weighed.value * times) / LOOSE_GRAIN_BASE) * LOOSE_GRAIN_BASE)
    return { quantity: toUnits(base, size), is_exact: !isOther && base === weighed.value * times && base <= QUANTITY_MAX * size }
  }
  if (rupees !== null && amount === null) {
    const base = baseForAmount(rupeesToPaise(rupees), rupeesToPaise(product.price), size, LOOSE_GRAIN_BASE)
    return { quantity: toUnits(Math.max(LOOSE_GRAIN_BASE, base), size), is_exact: base > 0 }
  }
  // "2 onions" of a shop that weighs them: a paav for each, to be checked.
  const paavs = amount === null ? 1 : amount.unit === 'dozen' ? amount.value * PIECES_OF_DOZEN : amount.value
  return { quantity: toUnits(Math.max(1, Math.round(paavs)) * LOOSE_STEP_BASE, size), is_exact: false }
}

const countOf = (content: PackContent | undefined, { category }: Portioned, { value, unit }: ListAmount): Portion => {
  const pieces = unit === 'dozen' ? value * PIECES_OF_DOZEN : value
  if (unit === 'pack' || content?.of !== 'piece' || content.amount === 1) return packs(pieces)
  if (unit === 'dozen' || pieces >= content.amount) return packs(pieces / content.amount)
  const isByPiece = unit === 'piece' || COUNTED_BY_PIECE.has(category)
  return isByPiece ? { quantity: 1, is_exact: false } : packs(pieces)
}

const forMoney = (product: Portioned, rupees: number): Portion => {
  if (near(product.price, rupees) || product.mrp === rupees) return { quantity: 1, is_exact: true }
  return { quantity: capped(Math.floor(rupees / Math.max(product.price, 0.01))), is_exact: false }
}

/** How much of a product a line of a list asks for. */
export const portionOf = (product: Portioned, line: ListLine): Portion => {
  if (product.loose) return looseQuantity(product, line)
  const { amount, pack, rupees } = line
  const content = readPackSize(product.pack_size ?? '')
  if (amount && pack) {
    const isThis = content !== undefined && content.of === pack.unit && near(content.amount, pack.value)
    return { quantity: capped(Math.ceil(amount.value)), is_exact: isThis }
  }
  if (amount?.unit === 'g' || amount?.unit === 'ml') {
    if (!content || content.of === 'piece') return { quantity: 1, is_exact: false }
    return packs(amount.value / content.amount, content.of === amount.unit)
  }
  if (amount) {
    const portion = countOf(content, product, amount)
    // "10 of those for 5 rupees": only the one with this price is meant.
    return rupees === null
      ? portion
      : { ...portion, is_exact: portion.is_exact && (near(product.price, rupees) || product.mrp === rupees) }
  }
  return rupees === null ? { quantity: 1, is_exact: true } : forMoney(product, rupees)
}
