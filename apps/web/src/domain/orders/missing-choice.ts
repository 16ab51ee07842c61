import { MISSING_CHOICES, type MissingChoice } from '@jhola/contract/orders/missing-choice'
import { createStoredValue } from '../../shared/device-store/stored-value.ts'

/** What the shop may do when something is missing: for the whole order, and by product ID where it differs. */
export type MissingWishes = { order: MissingChoice; lines: Readonly<Record<string, MissingChoice>> }

export const USUAL_WISHES: MissingWishes = { order: 'best_match', lines: {} }
/** The most products whose own choice is remembered; the oldest are dropped. */
const LINES_KEPT = 200

const isChoice = (found: unknown): found is MissingChoice => MISSING_CHOICES.some((choice) => choice === found)

const parse = (found: unknown): MissingWishes | undefined => {
  if (typeof found !== 'object' || found === null) return undefined
  const { order, lines } = found as Record<string, unknown>
  if (!isChoice(order)) return undefined
  const known = typeof lines === 'object' && lines !== null ? Object.entries(lines).filter(([, choice]) => isChoice(choice)) : []
  return { order, lines: Object.fromEntries(known) as MissingWishes['lines'] }
}

/** The last choice on this device: the next checkout begins with it. */
export const missingWishesStore = createStoredValue<MissingWishes>('missing_wishes', USUAL_WISHES, parse)

/** With a product's own choice; null: as for the order. */
export const withLine = ({ order, lines }: MissingWishes, productId: string, choice: MissingChoice | null): MissingWishes => {
  const others = Object.entries(lines).filter(([id]) => id !== productId)
  const kept = others.slice(-(LINES_KEPT - 1))
  return { order, lines: Object.fromEntries(choice ? [...kept, [productId, choice] as const] : kept) }
}

type Chosen = {
  if_missing?: MissingChoice | undefined
  items: readonly { product_id: string; if_missing?: MissingChoice | null }[]
}

/** The choices of an order that is ordered again. */
export const wishesOf = (order: Chosen, before: MissingWishes): MissingWishes =>
  order.items.reduce<MissingWishes>((wishes, item) => withLine(wishes, item.product_id, item.if_missing ?? null), {
    ...before,
    order: order.if_missing ?? before.order,
  })
