import { UNPROVEN_STORES_PER_PHONE } from '@jhola/contract/constants'
import type { Place } from '@jhola/contract/geo/distance'
import { storeIdOf } from '@jhola/contract/shared/ids'
import { slugsFor } from '@jhola/contract/stores/slug'
import { isGstinOfState } from '@jhola/contract/tax/gstin'
import { recordSecurityEvent } from '../../../platform/audit/index.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import { isContactHeld, lockOrInsertOwner } from '../../auth/index.ts'
import type { StoreDeps } from '../deps.ts'
import { hashOrigin, type Origin } from '../reports/device-hash.ts'
import { insertStore, setRegisteredDevice } from '../stores.repo.ts'
import { dropOldRegistrations } from './activate-store.ts'
import { type Registration, toNewStore } from './new-store.ts'
import { findFreeSlug, findFreeStoreNumber, hasShop, isStoreIdTaken, lockStoreNames } from './registration.repo.ts'

/** Who sends the registration, and from where; no sign-in is needed. */
type SignInContext = { by: string | null; device: string; ip: string; asker: Origin }

/** The shop's location: the given pin or device location, else the centre of its PIN code. */
const placeOf = ({ findPincode }: StoreDeps, { place, address }: Registration): Place => {
  const found = place ?? findPincode(address.pincode)
  if (!found) throw new AppError('geo.pincode_unknown')
  return { latitude: found.latitude, longitude: found.longitude }
}

/** The ID chosen by the client when it is free; else the next number. */
const chooseStoreId = async (tx: Sql, wanted: string | undefined): Promise<string> => {
  if (wanted === undefined) return storeIdOf(await findFreeStoreNumber(tx))
  if (await isStoreIdTaken(tx, wanted)) throw new AppError('stores.id_taken')
  return wanted
}

/** The account of the future owner; shop users and admins cannot register a shop with the same number. */
const findOwner = async ({ ids, clock }: StoreDeps, tx: Sql, { owner_name: name, phone }: Registration): Promise<string> => {
  const registration = { user_id: ids.uuid(), name, phone, at: clock.now() }
  if (await isContactHeld(tx, phone, null, clock.now())) throw new AppError('profile.contact_held')
  const { user_id, is_admin } = await lockOrInsertOwner(tx, registration)
  if (is_admin || (await hasShop(tx, user_id))) throw new AppError('stores.phone_taken')
  await dropOldRegistrations(tx, user_id, UNPROVEN_STORES_PER_PHONE - 1)
  return user_id
}

/**
 * Registers a shop with its owner and their membership, in the caller's transaction. It exists to nobody until a code to the
 * owner's number proves it. Throws `geo.pincode_unknown`, `stores.gstin_state`, `stores.phone_taken`, `stores.id_taken`.
 */
export const registerStore = async (
  deps: StoreDeps,
  tx: Sql,
  registration: Registration,
  from: SignInContext,
): Promise<string> => {
  const place = placeOf(deps, registration)
  const { name, address, gst_number: gstin } = registration
  if (gstin && !isGstinOfState(gstin, address.state)) throw new AppError('stores.gstin_state')
  const owner_user_id = await findOwner(deps, tx, registration)
  await lockStoreNames(tx)
  const store_id = await chooseStoreId(tx, registration.store_id)
  const slug = await findFreeSlug(tx, slugsFor({ name, city: address.city, store_id }))
  await insertStore(tx, toNewStore(registration, { store_id, slug, owner_user_id, place, at: deps.clock.now() }))
  const { by: user_id, device, ip } = from
  const origin = await hashOrigin(deps.secrets, from.asker)
  await setRegisteredDevice(tx, store_id, origin.device ?? origin.address)
  await recordSecurityEvent(tx, deps, { kind: 'stores.registered', user_id, store_id, device, ip, details: { name } })
  return store_id
}
