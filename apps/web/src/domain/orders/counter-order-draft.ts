import { MISSING_CHOICES, type MissingChoice } from '@jhola/contract/orders/missing-choice'
import { languageOfTag } from '@jhola/contract/shared/text/language'
import type { Language } from '@jhola/contract/shared/wire'
import { createStoredValue } from '../../shared/device-store/stored-value.ts'
import type { CartItem } from '../cart/cart.ts'

export const FIELDS = ['phone', 'name', 'email', 'address', 'landmark', 'notes'] as const
export type CustomerField = (typeof FIELDS)[number]
export type Customer = Record<CustomerField, string>

export type Step = 0 | 1 | 2 | 3

/** Handed over at the counter, or delivered. */
export type Handing = 'pickup' | 'delivery'

/**
 * The draft of a counter order. `attempt`: bodies sent under one idempotency key without a response, newest first, so that the
 * order is placed once however often it is edited and sent; `placed`: the resulting order, until the next draft begins.
 */
export type Draft = {
  items: CartItem[]
  customer: Customer
  /** The customer's fields were filled in from the shop's records; they are cleared with the number. */
  isFilledIn: boolean
  /** Language of messages to the customer, as known to or chosen by the shop; `null`: the language of this screen. */
  language: Language | null
  handing: Handing
  /** What the shop may do when something is missing, as the customer said it. */
  ifMissing: MissingChoice
  step: Step
  attempt: { key: string; bodies: string[] } | null
  placed: { order_id: string; order_number: string; body: string } | null
}

/** A stored draft, with its person, shop and start time. */
type SavedDraft = { user_id: string; store_id: string; kept_at: number; draft: Draft }

export const NO_CUSTOMER: Customer = { phone: '', name: '', email: '', address: '', landmark: '', notes: '' }
export const NEW_DRAFT: Draft = {
  items: [],
  customer: NO_CUSTOMER,
  isFilledIn: false,
  language: null,
  handing: 'pickup',
  ifMissing: 'best_match',
  step: 0,
  attempt: null,
  placed: null,
}

/** A draft expires after this long. */
const KEPT_MS = 12 * 3_600_000

const isDraft = (found: unknown): found is Draft => {
  // @NOTE checked field by field here.
  const draft = found as Draft | null
  return (
    typeof draft === 'object' &&
    draft !== null &&
    Array.isArray(draft.items) &&
    draft.items.every((item) => typeof item?.id === 'string' && Number.isFinite(item.quantity) && Number.isFinite(item.price)) &&
    FIELDS.every((field) => typeof draft.customer?.[field] === 'string') &&
    (!draft.language || languageOfTag(draft.language) === draft.language) &&
    (draft.handing === 'pickup' || draft.handing === 'delivery') &&
    // An older version of the app stored none.
    (draft.ifMissing === undefined || MISSING_CHOICES.includes(draft.ifMissing)) &&
    [0, 1, 2, 3].includes(draft.step)
  )
}

/** An older version of the app stored a single body. */
const toAttempt = (found: unknown): Draft['attempt'] => {
  const { key, body, bodies = [body] } = (found ?? {}) as { key?: unknown; body?: unknown; bodies?: unknown }
  const isRead = typeof key === 'string' && Array.isArray(bodies) && bodies.every((one) => typeof one === 'string')
  return isRead ? { key, bodies } : null
}

const parseKept = (found: unknown): SavedDraft | undefined => {
  // @NOTE as above.
  const kept = found as Partial<SavedDraft> | null
  if (typeof kept !== 'object' || kept === null || !isDraft(kept.draft)) return undefined
  return { ...(kept as SavedDraft), draft: { ...NEW_DRAFT, ...kept.draft, attempt: toAttempt(kept.draft.attempt) } }
}

/** The draft on this device. */
export const counterDraftStore = createStoredValue<SavedDraft | null>('typed-order', null, parseKept)

/** The draft of this person at this shop; a new one when there is none, it belongs to somebody else, or it has expired. */
export const draftOf = (kept: SavedDraft | null, user_id: string, store_id: string, nowMs: number): Draft => {
  const isOwn = kept !== null && kept.user_id === user_id && kept.store_id === store_id
  return isOwn && nowMs - kept.kept_at < KEPT_MS ? kept.draft : NEW_DRAFT
}

/** Sets the typed number; fields filled in for another number are cleared. */
export const withPhone = ({ customer, isFilledIn, handing }: Draft, phone: string): Partial<Draft> => {
  if (phone === customer.phone) return {}
  if (!isFilledIn) return { customer: { ...customer, phone }, language: null }
  return { customer: { ...NO_CUSTOMER, notes: customer.notes, phone }, language: null, isFilledIn: false, handing }
}

/** Fills in the shop's data on the customer with this number; fields typed by hand stay. */
export const withKnown = (
  { customer, handing, language: chosen }: Draft,
  known: {
    name: string
    email: string | null
    delivery_address: string
    landmark: string | null
    language: Language
    delivery_type: Handing
  },
): Partial<Draft> => {
  const language = chosen ?? known.language
  if (customer.name !== '' || customer.address !== '') return { language }
  return {
    language,
    customer: {
      ...customer,
      name: known.name,
      email: customer.email || (known.email ?? ''),
      address: known.delivery_address,
      landmark: known.landmark ?? '',
    },
    isFilledIn: true,
    handing: known.delivery_address === '' ? handing : known.delivery_type,
  }
}
