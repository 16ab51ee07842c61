import type { OwnChangePart } from '@jhola/contract/orders/schema'
import { toBaseQuantity } from '@jhola/contract/shared/weight'
import type { OrderRow } from '../order-row.sql.ts'
import type { WantedChange } from './decide.ts'
import type { LineChoice } from './own-change.repo.ts'

/** The choices of products that the change names; one that is the order's own is stored as none, as when it is placed. */
export const choicesOf = (row: OrderRow, { items, if_missing: ofOrder = row.if_missing }: WantedChange): LineChoice[] =>
  (items ?? []).flatMap(({ product_id, if_missing }) =>
    if_missing === undefined ? [] : [{ product_id, if_missing: if_missing === ofOrder ? null : if_missing }],
  )

const hasOtherLines = (row: OrderRow, items: NonNullable<WantedChange['items']>): boolean =>
  items.length !== row.items.length ||
  items.some(({ product_id, quantity }) => {
    const line = row.items.find((item) => item.product_id === product_id)
    return line?.quantity !== toBaseQuantity(quantity, line?.unit_size ?? 1)
  })

const hasOtherChoice = (row: OrderRow, wanted: WantedChange): boolean =>
  (wanted.if_missing !== undefined && wanted.if_missing !== row.if_missing) ||
  choicesOf(row, wanted).some(
    ({ product_id, if_missing }) => if_missing !== (row.items.find((item) => item.product_id === product_id)?.if_missing ?? null),
  )

/** What the change is about, for the shop. */
export const partsOf = (row: OrderRow, wanted: WantedChange): OwnChangePart[] => [
  ...(wanted.items && hasOtherLines(row, wanted.items) ? (['lines'] as const) : []),
  ...(hasOtherChoice(row, wanted) ? (['choice'] as const) : []),
  ...(wanted.notes === undefined ? [] : (['notes'] as const)),
  ...(wanted.address ? (['address'] as const) : []),
  ...(wanted.time ? (['time'] as const) : []),
]
