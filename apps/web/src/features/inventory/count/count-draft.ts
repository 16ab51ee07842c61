import { quantityProblem } from '@jhola/contract/inventory/stock/stock-update'
import { createStoredValue } from '../../../shared/device-store/stored-value.ts'

/** What was typed, in selling units by product; `seen`: the stock that the list showed. */
export type CountDraft = Readonly<Record<string, { quantity: number; seen: number }>>
type Stored = { store_id: string; counts: CountDraft }

const isCount = (found: unknown): found is CountDraft[string] => {
  const { quantity, seen } = (found ?? {}) as Record<string, unknown>
  return Number.isFinite(quantity) && Number.isFinite(seen)
}
const parse = (found: unknown): Stored | undefined => {
  const { store_id, counts } = (found ?? {}) as Partial<Stored>
  if (typeof store_id !== 'string' || typeof counts !== 'object' || counts === null) return undefined
  return { store_id, counts: Object.fromEntries(Object.entries(counts).filter(([, one]) => isCount(one))) }
}

/** The counts of this device until they are saved: whoever counts sixty products is called away in between. */
export const countStore = createStoredValue<Stored>('counts', { store_id: '', counts: {} }, parse)

export const countsOf = (stored: Stored, storeId: string): CountDraft => (stored.store_id === storeId ? stored.counts : {})

/** Writes one field; an empty one (NaN) is no count. */
export const typeCount = (counts: CountDraft, productId: string, typed: { quantity: number; seen: number }): CountDraft => {
  const { [productId]: _before, ...others } = counts
  return Number.isNaN(typed.quantity) ? others : { ...others, [productId]: typed }
}

/** The products of the list whose typed number cannot be counted: more than the maximum, or a part of a packet. */
export const wrongCounts = (counts: CountDraft, goods: readonly { id: string; unitSize: number }[]): string[] =>
  goods
    .filter(({ id, unitSize }) => {
      const typed = counts[id]
      return typed !== undefined && quantityProblem('set', typed.quantity, unitSize) !== undefined
    })
    .map(({ id }) => id)

/** A product that was typed and then counted or sold elsewhere is counted against the stock that the list shows now. */
export const bodyOf = (counts: CountDraft, productIds: readonly string[]) =>
  productIds.flatMap((product_id) => {
    const typed = counts[product_id]
    return typed ? [{ product_id, quantity: typed.quantity, seen_quantity: typed.seen }] : []
  })
