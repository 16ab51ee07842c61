import type { MissingChoice } from '../missing-choice.ts'
import type { BillRow } from '../packing/asked-packing.ts'
import type { OrderLineRow } from '../packing/order-line-row.ts'
import type { DeliverySlot, OwnChangePart } from '../schema.ts'

/** The order before its customer changed it, as it is stored with the change. Without notes and address: they are personal. */
export type OwnChangeBefore = {
  lines: OrderLineRow[]
  bill: BillRow
  slot: DeliverySlot
  delivery_date: string | null
  /** Unknown in changes of an older build. */
  if_missing?: MissingChoice
  parts: OwnChangePart[]
}
