import type { MissingChoice } from '@jhola/contract/orders/missing-choice'
import type { DeliverySlot, Order } from '@jhola/contract/orders/schema'
import type { OwnChange } from '../api/order.ts'
import { changedItems, type OwnLine, toOwnLine } from './own-lines.ts'

/** The address as it is typed; the PIN code stands at its end on the order. */
export type OwnPlace = { line: string; landmark: string; pincode: string }

/** What the customer wants instead, as the dialog shows it. */
export type OwnDraft = {
  lines: OwnLine[]
  ifMissing: MissingChoice
  notes: string
  place: OwnPlace
  slot: { slot: DeliverySlot; date: string | null }
}

/** The shortest address that can be found, in characters. */
const ADDRESS_MIN = 10
/** Not the schema of the contract: its library would come with this dialog. */
const PINCODE = /^[1-9]\d{5}$/

const withoutPincode = (address: string, pincode: string | null): string =>
  pincode && address.endsWith(`, ${pincode}`) ? address.slice(0, -`, ${pincode}`.length) : address

export const draftOf = (order: Order): OwnDraft => ({
  lines: order.items.map(toOwnLine),
  ifMissing: order.if_missing,
  notes: order.notes ?? '',
  place: {
    line: withoutPincode(order.delivery_address, order.pincode),
    landmark: order.landmark ?? '',
    pincode: order.pincode ?? '',
  },
  slot: { slot: order.delivery_slot, date: order.delivery_date },
})

/** Which fields of an address are not right. */
export const placeProblems = ({ line, pincode }: OwnPlace): { line: boolean; pincode: boolean } => ({
  line: line.trim().length < ADDRESS_MIN,
  pincode: pincode !== '' && !PINCODE.test(pincode),
})

const trimmed = ({ line, landmark, pincode }: OwnPlace): OwnPlace => ({
  line: line.trim(),
  landmark: landmark.trim(),
  pincode,
})

const toAddress = (place: OwnPlace, before: OwnPlace): Pick<OwnChange, 'address'> => {
  const { line, landmark, pincode } = trimmed(place)
  if (line === before.line && landmark === before.landmark && pincode === before.pincode) return {}
  return { address: { line, ...(landmark && { landmark }), ...(pincode && { pincode }) } }
}

/** Only what differs from the order. */
export const toChange = (draft: OwnDraft, order: Order): OwnChange => {
  const before = draftOf(order)
  const items = changedItems(draft.lines, order.items)
  const isOtherTime = draft.slot.slot !== before.slot.slot || draft.slot.date !== before.slot.date
  return {
    ...(items && { items }),
    ...(draft.ifMissing !== before.ifMissing && { if_missing: draft.ifMissing }),
    ...(draft.notes.trim() !== before.notes && { notes: draft.notes.trim() }),
    ...toAddress(draft.place, before.place),
    ...(isOtherTime && { time: { slot: draft.slot.slot, ...(draft.slot.date && { date: draft.slot.date }) } }),
  }
}
