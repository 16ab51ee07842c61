import type { profileRoutes } from '@jhola/contract/profile/routes'
import { ADDRESSES_MAX, type SavedAddress } from '@jhola/contract/profile/schema'
import type { ParsedBody } from '@jhola/contract/route'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { ProfileDeps } from '../deps.ts'
import { lockPerson } from '../people.repo.ts'
import { clearUsual, countAddresses, deleteAddress, insertAddress, setAddress } from './addresses.repo.ts'

type Fields = ParsedBody<typeof profileRoutes.addAddress>

/** Adds an address; concurrent requests cannot exceed the limit. Throws `profile.too_many_addresses`. */
export const addAddress = async ({ ids, clock }: ProfileDeps, tx: Sql, userId: string, fields: Fields): Promise<SavedAddress> => {
  if (!(await lockPerson(tx, userId))) throw new AppError('auth.required')
  if ((await countAddresses(tx, userId)) >= ADDRESSES_MAX)
    throw new AppError('profile.too_many_addresses', { most: ADDRESSES_MAX })
  if (fields.is_usual) await clearUsual(tx, userId)
  const address = { ...fields, address_id: ids.uuid() }
  await insertAddress(tx, { ...address, user_id: userId }, clock.now())
  return address
}

/** Updates one of the user's addresses. Throws `profile.address_not_found`, also for other users' addresses. */
export const changeAddress = async (tx: Sql, userId: string, addressId: string, fields: Fields): Promise<SavedAddress> => {
  if (!(await lockPerson(tx, userId))) throw new AppError('auth.required')
  if (fields.is_usual) await clearUsual(tx, userId)
  const address = { ...fields, address_id: addressId }
  if ((await setAddress(tx, { ...address, user_id: userId })) === 0) throw new AppError('profile.address_not_found')
  return address
}

/** Deletes one of the user's addresses. Throws `profile.address_not_found`, also for other users' addresses. */
export const removeAddress = async (tx: Sql, userId: string, addressId: string): Promise<void> => {
  if ((await deleteAddress(tx, userId, addressId)) === 0) throw new AppError('profile.address_not_found')
}
