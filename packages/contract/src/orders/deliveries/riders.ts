import { normalisePhone } from '../../shared/phone.ts'
import type { Partner } from '../offline/owner-actions.ts'
import type { Rider } from './routes.ts'

/** Riders without an account that a shop keeps, the last used first, and for how long after the last time. */
export const RIDERS_KEPT_MAX = 20
export const RIDERS_KEPT_DAYS = 180

/** What makes a rider the same as before: the account, else the phone, else the name in any case and spacing. */
export const riderKeyOf = ({ user_id, phone, name }: Partner): string => {
  if (user_id) return `user:${user_id}`
  const known = phone ? normalisePhone(phone) : null
  return known ? `phone:${known}` : `name:${name.trim().toLowerCase().replace(/\s+/g, ' ')}`
}

/** Whom the shop sent last; the button offers them. */
export const lastRider = (riders: readonly Rider[]): Rider | undefined =>
  riders.reduce<Rider | undefined>(
    (last, one) => (one.used_at !== null && one.used_at > (last?.used_at ?? '') ? one : last),
    undefined,
  )

/** The rider as the customer sees them. */
export const partnerOf = ({ name, phone, vehicle_number, user_id }: Rider): Partner => ({
  name,
  ...(phone && { phone }),
  ...(vehicle_number && { vehicle_number }),
  ...(user_id && { user_id }),
})
