import type { MissingChoice } from '@jhola/contract/orders/missing-choice'
import type { GivenLine } from '@jhola/contract/orders/packing/given-line'
import type { PackingProduct } from '@jhola/contract/orders/picking/product-schema'
import type { OrderItem } from '@jhola/contract/orders/schema'
import { toUnits } from '@jhola/contract/shared/weight'
import type { Packing } from './use-packing.ts'

/** One line of the sheet. Quantities in selling units; `ordered` is null for a replacement and an added product. */
export type SheetLine = {
  line_no: number
  /** The ordered line that it replaces. */
  replaces: number | null
  product_id: string
  name: string
  name_hi: string | null
  image: string
  unit: string
  pack_size: string | null
  loose: boolean
  ordered: number | null
  given: number
  priceRupees: number
  change: GivenLine['change']
  /** What the customer chose for a product that is not there; null for lines that the shop brought in. */
  choice: MissingChoice | null
  /** What the customer said of it. */
  note: string | null
  shelfPlace: string
  isTicked: boolean
}

type Names = Pick<SheetLine, 'name' | 'name_hi' | 'image' | 'unit' | 'pack_size'>

const namesOf = (item: OrderItem | undefined, product: PackingProduct | undefined): Names => ({
  name: item?.product_name ?? product?.name ?? '',
  name_hi: item?.product_name_hi ?? product?.name_hi ?? null,
  image: item?.image ?? product?.image ?? '',
  unit: item?.unit ?? product?.unit ?? '',
  pack_size: item?.pack_size ?? product?.pack_size ?? null,
})

/** A replacement that was taken back, or replaced again, is not shown. */
const isShown = (line: GivenLine, isOrdered: boolean): boolean => isOrdered || line.quantity > 0

/** The lines in their order, each replacement below the line that it replaces. */
export const toSheetLines = ({
  order,
  packed,
  shelf,
  ticks,
}: Pick<Packing, 'order' | 'packed' | 'shelf' | 'ticks'>): SheetLine[] => {
  const items = new Map([...order.items, ...(order.packing?.ordered.items ?? [])].map((item) => [item.line_no, item]))
  const notes = new Map(order.items.map(({ product_id, note }) => [product_id, note]))
  const products = new Map(shelf?.products.map((product) => [product.product_id, product]))
  const ordered = new Map(packed.ordered.map((line) => [line.line_no, line]))
  const place = ({ line_no, replaces }: GivenLine): number => (replaces ?? line_no) + (replaces === null ? 0 : 0.5)
  return packed.lines
    .filter((line) => isShown(line, ordered.has(line.line_no)))
    .toSorted((a, b) => place(a) - place(b) || a.line_no - b.line_no)
    .map((line): SheetLine => {
      const was = ordered.get(line.line_no)
      const product = products.get(line.product_id)
      // A line that waits on the device has no item yet; its number may be one of an older replacement.
      const item = items.get(line.line_no)
      return {
        ...namesOf(item?.product_id === line.product_id ? item : undefined, product),
        ...{
          line_no: line.line_no,
          replaces: line.replaces,
          product_id: line.product_id,
          loose: line.loose,
          change: line.change,
        },
        ordered: was ? toUnits(was.quantity, was.unitSize) : null,
        given: toUnits(line.quantity, line.unitSize),
        priceRupees: line.unitPricePaise / 100,
        choice: was?.if_missing ?? null,
        note: notes.get(line.product_id) ?? null,
        shelfPlace: product?.shelf_place ?? '',
        isTicked: line.quantity > 0 && ticks.has(line.line_no),
      }
    })
}
