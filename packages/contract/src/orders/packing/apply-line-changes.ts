import { isCounted, staysCounted, UNCOUNTED_UNITS } from '../../availability/stock-modes.ts'
import { CART_LINES_MAX, QUANTITY_MAX } from '../../constants.ts'
import { agree, type Decision, refuse } from '../../shared/decision.ts'
import { type Paise, rupeesToPaise } from '../../shared/money.ts'
import { toBaseQuantity } from '../../shared/weight.ts'
import { isWithinMrp, type TaxMode } from '../../tax/gst.ts'
import type { GivenLine, OrderedLine, PackableProduct } from './given-line.ts'

/** One change while an order is packed. Quantities in selling units and prices in rupees, as they are typed. */
export type LineChange =
  | { kind: 'not_available' | 'restored'; line_no: number }
  | { kind: 'fewer' | 'weighed'; line_no: number; quantity: number }
  | { kind: 'replaced'; line_no: number; product_id: string; quantity: number; price?: number | undefined }
  | { kind: 'price_corrected'; line_no: number; price: number }
  | { kind: 'added'; product_id: string; quantity: number; price?: number | undefined }

/** What the changes are checked against: the order and the shop's products as they are now. */
export type PackingState = {
  ordered: readonly OrderedLine[]
  given: readonly GivenLine[]
  products: ReadonlyMap<string, PackableProduct>
  taxMode: TaxMode
}

const lineOf = (given: readonly GivenLine[], lineNo: number) => given.find(({ line_no }) => line_no === lineNo)
const changed = (given: readonly GivenLine[], lineNo: number, patch: Partial<GivenLine>): GivenLine[] =>
  given.map((line) => (line.line_no === lineNo ? { ...line, ...patch } : line))

/** Replacements of a line end when the line is given after all, or replaced again. */
const withoutReplacements = (given: readonly GivenLine[], lineNo: number): GivenLine[] =>
  given.map((line) => (line.replaces === lineNo ? { ...line, quantity: 0, change: 'not_available' as const } : line))

/** The order between two of its changes. `whole`: base units of a product on the shelf and in the order together. */
type Step = PackingState & { whole: ReadonlyMap<string, number> }

/** Base units of a product that lines of the order hold in the ledger. */
const heldBy = (lines: readonly GivenLine[], productId: string): number =>
  lines.reduce((sum, line) => sum + (line.product_id === productId && line.counted !== false ? line.quantity : 0), 0)

const isUncounted = (product: PackableProduct | undefined): boolean => product?.mode !== undefined && !isCounted(product.mode)

/** Base units of a product that one line may have: all there is, but for what other lines of the order hold. */
const reachOf = (
  { whole, given, products }: Pick<Step, 'whole' | 'given' | 'products'>,
  productId: string,
  lineNo: number | null,
): number => {
  const isFree = isUncounted(products.get(productId)) || given.some((line) => line.line_no === lineNo && line.counted === false)
  if (isFree) return UNCOUNTED_UNITS
  const others = given.filter(({ line_no }) => line_no !== lineNo)
  return (whole.get(productId) ?? 0) - heldBy(others, productId)
}

/** The price of a product in this order: its own, or a lower or higher one of the shop, never above the MRP. */
const priceFor = (product: PackableProduct, typed: number | undefined, taxMode: TaxMode): Decision<Paise> => {
  const price = typed === undefined ? product.pricePaise : rupeesToPaise(typed)
  return price > 0 && isWithinMrp(price, product.gst_rate_percent, taxMode, product.mrpPaise)
    ? agree(price)
    : refuse('orders.packing_price')
}

const bringIn = (state: Step, change: Extract<LineChange, { kind: 'replaced' | 'added' }>): Decision<GivenLine[]> => {
  const { products, taxMode, whole } = state
  const product = products.get(change.product_id)
  if (!product?.active) return refuse('orders.packing_product')
  const given = change.kind === 'replaced' ? withoutReplacements(state.given, change.line_no) : [...state.given]
  const others = change.kind === 'replaced' ? changed(given, change.line_no, { quantity: 0, change: 'replaced' }) : given
  const quantity = toBaseQuantity(change.quantity, product.unit_size)
  if (quantity === undefined || change.quantity > QUANTITY_MAX) return refuse('orders.packing_quantity')
  if (quantity > reachOf({ whole, given: others, products }, change.product_id, null)) return refuse('orders.packing_stock')
  const price = priceFor(product, change.price, taxMode)
  if (!price.ok) return price
  if (given.length >= CART_LINES_MAX * 2) return refuse('orders.packing_quantity')
  const line: GivenLine = {
    line_no: Math.max(0, ...given.map(({ line_no }) => line_no)) + 1,
    product_id: product.product_id,
    loose: product.loose,
    quantity,
    unitSize: product.unit_size,
    unitPricePaise: price.value,
    gstRatePercent: product.gst_rate_percent,
    counted: !isUncounted(product),
    replaces: change.kind === 'replaced' ? change.line_no : null,
    change: change.kind,
  }
  return agree([...others, line])
}

/** Gives at most what was ordered; more of a product is a change of its own (`added`). */
const giveFewer = (state: Step, line: GivenLine, typed: number): Decision<GivenLine[]> => {
  const quantity = toBaseQuantity(typed, line.unitSize)
  const ordered = state.ordered.find(({ line_no }) => line_no === line.line_no)?.quantity ?? line.quantity
  if (quantity === undefined || quantity >= ordered) return refuse('orders.packing_quantity')
  const given = withoutReplacements(state.given, line.line_no)
  if (quantity > reachOf({ ...state, given }, line.product_id, line.line_no)) return refuse('orders.packing_stock')
  return agree(changed(given, line.line_no, { quantity, change: 'fewer' }))
}

/** Loose goods by the scale: a little more than ordered is usual, and never more than the shop has. */
const weigh = (state: Step, line: GivenLine, typed: number): Decision<GivenLine[]> => {
  const quantity = toBaseQuantity(typed, line.unitSize)
  if (!line.loose || quantity === undefined) return refuse('orders.packing_quantity')
  const given = withoutReplacements(state.given, line.line_no)
  if (quantity > reachOf({ ...state, given }, line.product_id, line.line_no)) return refuse('orders.packing_stock')
  return agree(changed(given, line.line_no, { quantity, change: 'weighed' }))
}

/** Back to what was ordered, when the shop has it: "not there" was a mistake. */
const restore = (state: Step, line: GivenLine): Decision<GivenLine[]> => {
  const ordered = state.ordered.find(({ line_no }) => line_no === line.line_no)
  if (!ordered) return refuse('orders.packing_line')
  const given = withoutReplacements(state.given, line.line_no)
  if (ordered.quantity > reachOf({ ...state, given }, line.product_id, line.line_no)) return refuse('orders.packing_stock')
  const { quantity, unitPricePaise } = ordered
  return agree(changed(given, line.line_no, { quantity, unitPricePaise, change: null }))
}

const correctPrice = ({ given, products, taxMode }: PackingState, line: GivenLine, typed: number): Decision<GivenLine[]> => {
  const price = rupeesToPaise(typed)
  const mrp = products.get(line.product_id)?.mrpPaise ?? null
  if (price <= 0 || !isWithinMrp(price, line.gstRatePercent, taxMode, mrp)) return refuse('orders.packing_price')
  return agree(changed(given, line.line_no, { unitPricePaise: price, change: 'price_corrected' }))
}

/** A line that grows while its product is no longer counted is not held by the ledger any more. */
const leaveLedger = (line: GivenLine, before: readonly GivenLine[], products: PackingState['products']): GivenLine => {
  const was = lineOf(before, line.line_no)
  if (!was || was.counted === false || line.quantity <= was.quantity) return line
  const mode = products.get(line.product_id)?.mode ?? 'counted'
  return staysCounted({ wasCounted: true, isMore: true, mode }) ? line : { ...line, counted: false }
}

const applyOne = (state: Step, change: LineChange): Decision<GivenLine[]> => {
  if (change.kind === 'added') return bringIn(state, change)
  const line = lineOf(state.given, change.line_no)
  if (!line) return refuse('orders.packing_line')
  switch (change.kind) {
    case 'not_available':
      return agree(
        changed(withoutReplacements(state.given, line.line_no), line.line_no, { quantity: 0, change: 'not_available' }),
      )
    case 'restored':
      return restore(state, line)
    case 'fewer':
      return giveFewer(state, line, change.quantity)
    case 'weighed':
      return weigh(state, line, change.quantity)
    case 'price_corrected':
      return correctPrice(state, line, change.price)
    case 'replaced':
      return line.replaces === null && line.change !== 'added' ? bringIn(state, change) : refuse('orders.packing_line')
  }
}

/**
 * What is given after these changes, in their order. All of them or none. Errors: `orders.packing_line` (no such line),
 * `orders.packing_quantity`, `orders.packing_stock` (more than the shop has), `orders.packing_price` (zero, or above the MRP),
 * `orders.packing_product` (the product is not sold).
 */
export const applyLineChanges = (state: PackingState, changes: readonly LineChange[]): Decision<GivenLine[]> => {
  const whole = new Map(
    [...state.products.values()].map(({ product_id, available }) => [product_id, available + heldBy(state.given, product_id)]),
  )
  let given: readonly GivenLine[] = state.given
  for (const change of changes) {
    const next = applyOne({ ...state, given, whole }, change)
    if (!next.ok) return next
    given = next.value.map((line) => leaveLedger(line, given, state.products))
  }
  return agree([...given])
}

/** Whether nothing is left of the order, so that it can only be refused as a whole. */
export const isNothingLeft = (given: readonly GivenLine[]): boolean => given.every(({ quantity }) => quantity === 0)
