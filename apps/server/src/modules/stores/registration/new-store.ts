import {
  ACCEPT_WITHIN_MS,
  DEFAULT_PREP_MINUTES,
  DEFAULT_WORKING_DAYS,
  DELIVERY_FEE_PAISE,
  EXPRESS_FEE_PAISE,
  FREE_DELIVERY_FROM_PAISE,
} from '@jhola/contract/constants'
import type { Place } from '@jhola/contract/geo/distance'
import { gridCell } from '@jhola/contract/geo/grid'
import type { ParsedBody } from '@jhola/contract/route'
import { rupeesToPaise } from '@jhola/contract/shared/money'
import { MINUTE_MS } from '@jhola/contract/shared/time'
import type { storeRoutes } from '@jhola/contract/stores/routes'

import { storePicturePath } from '../store-picture.ts'
import type { NewStore } from '../stores.repo.ts'

/** A parsed registration. */
export type Registration = ParsedBody<typeof storeRoutes.register>
/** What the server adds to a registration. */
type Given = { store_id: string; slug: string; owner_user_id: string; place: Place; at: Date }

/** Defaults of the specification for settings that the registration does not ask for; the owner can change them. */
const USUAL = {
  name_hi: null,
  locality: '',
  second_opens: null,
  second_closes: null,
  working_days: DEFAULT_WORKING_DAYS,
  holidays: [],
  offers_delivery: true,
  offers_pickup: true,
  delivery_fee_paise: DELIVERY_FEE_PAISE,
  free_delivery_from_paise: FREE_DELIVERY_FROM_PAISE,
  express_fee_paise: EXPRESS_FEE_PAISE,
  tax_mode: 'exclusive',
  takes_cod: true,
  upi_vpa: null,
  upi_after_acceptance: true,
  fssai: null,
  prep_minutes: DEFAULT_PREP_MINUTES,
  accept_within_minutes: ACCEPT_WITHIN_MS / MINUTE_MS,
  offers_morning: true,
  offers_afternoon: true,
  offers_evening: true,
  offers_express: true,
  languages: [],
  rating_sum: 0,
  rating_count: 0,
} as const

/** A registration as the row of a shop that waits for its owner's first sign-in. */
export const toNewStore = (registration: Registration, { place, at, ...ids }: Given): NewStore => {
  const { address, settings } = registration
  return {
    ...USUAL,
    ...ids,
    ...address,
    ...place,
    cell: gridCell(place),
    name: registration.name,
    owner_name: registration.owner_name,
    phone: registration.phone,
    whatsapp: registration.whatsapp || registration.phone,
    email: registration.email || null,
    gstin: registration.gst_number || null,
    store_type: settings.store_type,
    picture: storePicturePath(settings.store_type),
    delivery_radius_km: settings.delivery_radius,
    min_order_paise: rupeesToPaise(settings.min_order_amount),
    opens: settings.business_hours.open,
    closes: settings.business_hours.close,
    status: 'new',
    registered_at: at.toISOString(),
  }
}
