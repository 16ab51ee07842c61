import type { RouteOf } from '@jhola/contract/api'
import {
  DEFAULT_CLOSES,
  DEFAULT_MIN_ORDER_PAISE,
  DEFAULT_OPENS,
  DELIVERY_RADIUS_KM,
  STORE_TYPES,
} from '@jhola/contract/constants'
import { STATES } from '@jhola/contract/geo/states'
import type { RouteBody } from '@jhola/contract/route'
import { paiseToRupees } from '@jhola/contract/shared/money'
import { createStoredValue } from '../../../shared/device-store/stored-value.ts'
import type { Place } from '../../../shared/geo/mercator.ts'

export type RegistrationBody = RouteBody<RouteOf<'POST /stores/register'>>

/** The typed and chosen values, as they are in the fields. */
export type DraftFields = {
  name: string
  owner_name: string
  phone: string
  email: string
  whatsapp: string
  street: string
  city: string
  state: (typeof STATES)[number]
  pincode: string
  gst_number: string
  store_type: (typeof STORE_TYPES)[number]
  delivery_radius: string
  min_order_amount: string
  open: string
  close: string
}

/** A registration that was sent and has no answer yet: the same body keeps its key, so that at most one shop is created. */
export type Attempt = { key: string; body: RegistrationBody }

/** The state of a registration. `place`: the pin that the owner set. `attempt`: stored before it is sent. */
export type Draft = {
  step: number
  fields: DraftFields
  place: Place | null
  attempt: Attempt | null
  /** The registered shop that waits for the code to its number. */
  store_id: string | null
  saved_at: number
}

/** The specified defaults. */
export const NEW_DRAFT: Draft = {
  step: 0,
  fields: {
    name: '',
    owner_name: '',
    phone: '',
    email: '',
    whatsapp: '',
    street: '',
    city: '',
    state: STATES[0],
    pincode: '',
    gst_number: '',
    store_type: STORE_TYPES[0],
    delivery_radius: String(DELIVERY_RADIUS_KM.usual),
    min_order_amount: String(paiseToRupees(DEFAULT_MIN_ORDER_PAISE)),
    open: DEFAULT_OPENS,
    close: DEFAULT_CLOSES,
  },
  place: null,
  attempt: null,
  store_id: null,
  saved_at: 0,
}

export const LAST_STEP = 3
/** A draft that is not changed for this long is deleted, because it holds a phone number. */
export const DRAFT_KEPT_MS = 7 * 24 * 3_600_000

const asRecord = (found: unknown): Record<string, unknown> => (typeof found === 'object' && found !== null ? { ...found } : {})

const parsePlace = (found: unknown): Place | null => {
  const { latitude, longitude } = asRecord(found)
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null
}

const parseFields = (found: unknown): DraftFields => {
  const fields = asRecord(found)
  const texts = Object.fromEntries(
    Object.keys(NEW_DRAFT.fields).flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])),
  )
  return {
    ...NEW_DRAFT.fields,
    ...texts,
    state: STATES.find((state) => state === fields.state) ?? NEW_DRAFT.fields.state,
    store_type: STORE_TYPES.find((type) => type === fields.store_type) ?? NEW_DRAFT.fields.store_type,
  }
}

const parseAttempt = (found: unknown): Attempt | null => {
  const { key, body } = asRecord(found)
  // @NOTE we wrote it, it is compared as a whole with the body to send, and the server validates it
  return typeof key === 'string' && typeof body === 'object' && body !== null ? { key, body: body as RegistrationBody } : null
}

/** Parses a stored draft; undefined when there is none or it has expired. */
export const parseDraft = (found: unknown, nowMs: number): Draft | undefined => {
  const { step, saved_at, fields, place, attempt, store_id } = asRecord(found)
  if (typeof step !== 'number' || typeof saved_at !== 'number' || nowMs - saved_at > DRAFT_KEPT_MS) return undefined
  return {
    step: Math.min(LAST_STEP, Math.max(0, Math.trunc(step))),
    fields: parseFields(fields),
    place: parsePlace(place),
    attempt: parseAttempt(attempt),
    store_id: typeof store_id === 'string' ? store_id : null,
    saved_at,
  }
}

/** The registration draft of this device. */
export const draftStore = createStoredValue<Draft>('registration', NEW_DRAFT, (found) => parseDraft(found, Date.now()))
