import { createStoredValue } from '../../../shared/device-store/stored-value.ts'

/** Prices in rupees by key; `null`: skipped, so it does not go on the shelf now. */
export type SprintPrices = Readonly<Record<string, number | null>>

/** Filling the shelf, as far as it got: kept on the device, so that a restart takes nothing away. */
export type StarterDraft = {
  chosen: readonly string[]
  prices: SprintPrices
  /** What is printed on this shop's packs, where it is not what the catalogue says. */
  mrps: Readonly<Record<string, number>>
  step: 'choose' | 'price'
  /** What is being priced. */
  at: string | null
  /** Of each so many stand in the shop. */
  stock: number
  /** What was sent last and under which key: the same goods are put on the shelf once, however often they are sent. */
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

type Kept = { store_id: string; draft: StarterDraft }

const isRecord = (found: unknown, fits: (value: unknown) => boolean): boolean =>
  typeof found === 'object' && found !== null && Object.values(found).every(fits)
const isAmount = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)

const parseKept = (found: unknown): Kept | undefined => {
  // @NOTE checked field by field right here.
  const kept = found as Kept | null
  const draft = kept?.draft
  const fits =
    typeof kept?.store_id === 'string' &&
    Array.isArray(draft?.chosen) &&
    draft.chosen.every((key) => typeof key === 'string') &&
    isRecord(draft.prices, (value) => value === null || isAmount(value)) &&
    isRecord(draft.mrps, isAmount) &&
    isAmount(draft.stock)
  return fits && draft ? { store_id: kept.store_id, draft: { ...NEW_STARTER, ...draft } } : undefined
}

export const starterStore = createStoredValue<Kept | null>('starter', null, parseKept)

/** The draft of this shop; another shop on the same device begins its own. */
export const draftOf = (kept: Kept | null, storeId: string): StarterDraft =>
  kept?.store_id === storeId ? kept.draft : NEW_STARTER

/** Puts goods among the chosen ones, or takes them out. */
export const choose = (draft: StarterDraft, keys: readonly string[], isChosen: boolean): StarterDraft => {
  const changed = new Set(keys)
  const others = draft.chosen.filter((key) => !changed.has(key))
  return { ...draft, chosen: isChosen ? [...others, ...keys] : others }
}

/** The next of the queue without a price after this one, from the start again at its end; `null`: all have one or were skipped. */
export const nextToPrice = (queue: readonly string[], prices: SprintPrices, after: string | null): string | null => {
  const from = after === null ? -1 : queue.indexOf(after)
  const round = [...queue.slice(from + 1), ...queue.slice(0, from + 1)]
  return round.find((key) => !(key in prices)) ?? null
}

/** Gives what is being priced its price (`null`: skips it) and goes on to the next one that has none. */
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

/** One back or on in the queue, whether it has a price or not; stays at its ends. */
export const step = (queue: readonly string[], at: string | null, by: 1 | -1): string | null => {
  if (at === null) return by < 0 ? (queue.at(-1) ?? null) : null
  return queue[Math.min(Math.max(queue.indexOf(at) + by, 0), queue.length - 1)] ?? null
}

/** Enough for now: what has no price yet is skipped, and stays in the starter catalogue. */
export const skipRest = (draft: StarterDraft, queue: readonly string[]): StarterDraft => {
  const rest = queue.filter((key) => !(key in draft.prices)).map((key) => [key, null] as const)
  return { ...draft, prices: { ...draft.prices, ...Object.fromEntries(rest) }, at: null }
}
