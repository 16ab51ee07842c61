import { tidyGstin } from '@jhola/contract/tax/gstin'
import type { Place } from '../../../shared/geo/mercator.ts'
import type { DraftFields, RegistrationBody } from './draft.ts'

const withPrefix = (nationalDigits: string): string => `+91${nationalDigits}`

/** The request body from valid fields. WhatsApp is the phone number unless another one is given. */
export const toRegistrationBody = (fields: DraftFields, place: Place | null): RegistrationBody => ({
  name: fields.name.trim(),
  owner_name: fields.owner_name.trim(),
  phone: withPrefix(fields.phone),
  ...(fields.email.trim() && { email: fields.email.trim() }),
  whatsapp: withPrefix(fields.whatsapp || fields.phone),
  address: {
    street: fields.street.trim(),
    city: fields.city.trim(),
    state: fields.state,
    pincode: fields.pincode,
  },
  settings: {
    store_type: fields.store_type,
    delivery_radius: Number(fields.delivery_radius),
    min_order_amount: Number(fields.min_order_amount),
    business_hours: { open: fields.open, close: fields.close },
  },
  ...(fields.gst_number.trim() && { gst_number: tidyGstin(fields.gst_number) }),
  ...(place && { place }),
  accepted_terms: true,
})
