import { CART_LINES_MAX, QUANTITY_MAX } from '../../constants.ts'
import { DAY_MS } from '../../shared/time.ts'

/** A shared cart is deleted when nobody changed it for this long. */
export const SHARED_CART_KEPT_MS = 14 * DAY_MS
/** The most changes of one request; a device sends the rest with the next one. */
export const SHARED_CART_CHANGES_AT_ONCE = 100
/** The most changes of one cart: each is remembered so that it counts once. */
export const SHARED_CART_CHANGES_MAX = 5000
/** The longest first name, in characters. */
export const SHARED_CART_NAME_MAX = 30

/** A line of a plain cart; the quantity in selling units. */
export type PlainLine = { product_id: string; quantity: number }

/** A line of a shared cart. `born`: number of the change that began the line. `by`: the first name of who changed it last, if given. */
export type SharedLine = PlainLine & { born: number; by: string | null }

/**
 * What one device did to one line: more (positive) or less (negative), in selling units, never "it is now 3": two people who add
 * at the same time both count. `born`: the line that the device saw; null when it saw none, or does not know its number yet.
 */
export type LineChange = { op_id: string; product_id: string; delta: number; born: number | null }

const rounded = (quantity: number): number => Math.round(quantity * 1000) / 1000

/**
 * The lines after one change, which is number `no` of the cart. A line is 0 to 99; at 0 it ends. Less of a line that has ended is
 * ignored, also when somebody has begun it again: two people who take out the same line must not take out what was added since.
 */
export const applyLineChange = (
  lines: readonly SharedLine[],
  { product_id, delta, born }: LineChange,
  { no, by }: { no: number; by: string | null },
): SharedLine[] => {
  const line = lines.find((known) => known.product_id === product_id)
  if (!line) {
    if (delta <= 0 || lines.length >= CART_LINES_MAX) return [...lines]
    return [...lines, { product_id, quantity: Math.min(QUANTITY_MAX, rounded(delta)), born: no, by }]
  }
  if (delta < 0 && born !== null && born !== line.born) return [...lines]
  const quantity = Math.min(QUANTITY_MAX, rounded(line.quantity + delta))
  return lines.flatMap((known) => (known !== line ? [known] : quantity > 0 ? [{ ...line, quantity, by }] : []))
}

/** The changes that lead from one cart to another, without their ids: what a device did since it last agreed with the server. */
export const changesBetween = (before: readonly PlainLine[], after: readonly PlainLine[]): PlainLine[] => {
  const amounts = new Map<string, number>()
  for (const { product_id, quantity } of after) amounts.set(product_id, quantity)
  for (const { product_id, quantity } of before) amounts.set(product_id, (amounts.get(product_id) ?? 0) - quantity)
  return [...amounts].flatMap(([product_id, delta]) => (rounded(delta) === 0 ? [] : [{ product_id, quantity: rounded(delta) }]))
}

/** The cart of who joins: of each product the larger amount of both; people of one home mostly mean the same packet. */
export const joinLines = <Line extends PlainLine>(shared: readonly Line[], own: readonly Line[]): Line[] => {
  const mine = new Map(own.map((line) => [line.product_id, line]))
  const both = shared.map((line) => ({ ...line, quantity: Math.max(line.quantity, mine.get(line.product_id)?.quantity ?? 0) }))
  const known = new Set(shared.map(({ product_id }) => product_id))
  return [...both, ...own.filter(({ product_id }) => !known.has(product_id))].slice(0, CART_LINES_MAX)
}
