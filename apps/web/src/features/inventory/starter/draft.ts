import { createStoredValue } from '../../../shared/device-store/stored-value.ts'

/** Prices in rupees by key; `null`: skipped, so it is not added now. */
export type StarterPrices = Readonly<Record<string, number | null>>

/** The progress of the starter catalogue. Saved on the device, so that a restart loses nothing. */
export type StarterDraft = {
  chosen: readonly string[]
  prices: StarterPrices
  /** The MRP printed on this shop's packs, where it differs from the catalogue. */
  mrps: Readonly<Record<string, number>>
  step: 'choose' | 'price'
  /** The key of the product that is being priced. */
  at: string | null
  /** The opening stock, the same for every product. */
  stock: number
  /** The last body sent and its idempotency key: the same products are added once, however often they are sent. */
  attempt: { key: string; body: string } | null
}

export const NEW_STARTER: StarterDraft = {
  chosen: [],
  prices: {},
  mrps: {},
  step: 'choose',
  at: null,
  stock: 0,
  attempt: null,
}

type StoredDraft = { store_id: string; draft: StarterDraft }

const isRecord = (found: unknown, fits: (value: unknown) => boolean): boolean =>
  typeof found === 'object' && found !== null && Object.values(found).every(fits)
const isAmount = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)

const parseStored = (found: unknown): StoredDraft | undefined => {
  // @NOTE checked field by field right here
  const stored = found as StoredDraft | null
  const draft = stored?.draft
  const fits =
    typeof stored?.store_id === 'string' &&
    Array.isArray(draft?.chosen) &&
    draft.chosen.every((key) => typeof key === 'string') &&
    isRecord(draft.prices, (value) => value === null || isAmount(value)) &&
    isRecord(draft.mrps, isAmount) &&
    isAmount(draft.stock)
  return fits && draft ? { store_id: stored.store_id, draft: { ...NEW_STARTER, ...draft } } : undefined
}

export const starterStore = createStoredValue<StoredDraft | null>('starter', null, parseStored)

/** The draft of this shop; another shop on the same device starts its own. */
export const draftOf = (stored: StoredDraft | null, storeId: string): StarterDraft =>
  stored?.store_id === storeId ? stored.draft : NEW_STARTER

/** Adds products to the chosen ones, or removes them. */
export const choose = (draft: StarterDraft, keys: readonly string[], isChosen: boolean): StarterDraft => {
  const changed = new Set(keys)
  const others = draft.chosen.filter((key) => !changed.has(key))
  return { ...draft, chosen: isChosen ? [...others, ...keys] : others }
}

/** The next product in the queue without a price, wrapping at the end; `null`: all are priced or skipped. */
export const nextToPrice = (queue: readonly string[], prices: StarterPrices, after: string | null): string | null => {
  const from = after === null ? -1 : queue.indexOf(after)
  const round = [...queue.slice(from + 1), ...queue.slice(0, from + 1)]
  return round.find((key) => !(key in prices)) ?? null
}

/** Sets the price of the current product (`null`: skips it) and moves to the next one without a price. */
export const setPrice = (
  draft: StarterDraft,
  queue: readonly string[],
  { key, price, mrp }: { key: string; price: number | null; mrp?: number | undefined },
): StarterDraft => {
  const prices = { ...draft.prices, [key]: price }
  const { [key]: _old, ...otherMrps } = draft.mrps
  const mrps = mrp === undefined ? otherMrps : { ...otherMrps, [key]: mrp }
  return { ...draft, prices, mrps, at: nextToPrice(queue, prices, key) }
}

/** Moves one back or on in the queue, priced or not; stops at its ends. */
export const step = (queue: readonly string[], at: string | null, by: 1 | -1): string | null => {
  if (at === null) return by < 0 ? (queue.at(-1) ?? null) : null
  return queue[Math.min(Math.max(queue.indexOf(at) + by, 0), queue.length - 1)] ?? null
}

/** Takes the usual price for every product that has none yet. */
export const takeUsual = (draft: StarterDraft, queue: readonly { key: string; price: number }[]): StarterDraft => {
  const rest = queue.filter(({ key }) => !(key in draft.prices)).map(({ key, price }) => [key, price] as const)
  return { ...draft, prices: { ...draft.prices, ...Object.fromEntries(rest) }, at: null }
}

/** Ends pricing: products without a price are skipped, and stay in the starter catalogue. */
export const skipRest = (draft: StarterDraft, queue: readonly string[]): StarterDraft => {
  const rest = queue.filter((key) => !(key in draft.prices)).map((key) => [key, null] as const)
  return { ...draft, prices: { ...draft.prices, ...Object.fromEntries(rest) }, at: null }
}
