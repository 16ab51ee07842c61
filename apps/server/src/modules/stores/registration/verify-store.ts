import type { ParsedBody } from '@jhola/contract/route'
import type { storeRoutes } from '@jhola/contract/stores/routes'
import { AppError } from '../../../platform/errors.ts'
import type { StoreDeps } from '../deps.ts'
import { findShopByContact, type OwnShopRow } from './registration.read.ts'

/**
 * The shop of the signed-in user, found by their own number or email. Another user's shop gives the same error as an unknown one.
 * Throws `stores.verification_failed`.
 */
export const verifyStore = async (
  { db }: Pick<StoreDeps, 'db'>,
  userId: string,
  { phone, email }: ParsedBody<typeof storeRoutes.verify>,
): Promise<OwnShopRow> => {
  const shop = await findShopByContact(db, userId, { phone: phone ?? null, email: email ?? null })
  if (!shop) throw new AppError('stores.verification_failed')
  return shop
}
