import type { OwnGrievance, ShopGrievance } from '@jhola/contract/grievances/schema'
import type { Sql } from '../../platform/db/sql.ts'
import { AppError } from '../../platform/errors.ts'
import type { GrievanceDeps } from './deps.ts'
import { findByTicket, listOfShop } from './grievances.read.ts'
import { setShopAnswer } from './grievances.repo.ts'
import { presentForShop, presentOwn } from './present-grievance.ts'

/** Where a grievance is, for who sent it. Throws `grievances.not_found` unless ticket and number belong together. */
export const followGrievance = async (
  { db, clock }: GrievanceDeps,
  { ticket, phone }: { ticket: string; phone: string },
): Promise<OwnGrievance> => {
  const row = await findByTicket(db, ticket, phone)
  if (!row) throw new AppError('grievances.not_found')
  return presentOwn(row, clock.now())
}

/** The grievances that the officer asks a shop about. */
export const listShopGrievances = async ({ db }: GrievanceDeps, storeId: string): Promise<ShopGrievance[]> =>
  (await listOfShop(db, storeId)).map(presentForShop)

/** Stores the shop's side of a grievance. Throws `grievances.not_found` unless the shop is asked about it. */
export const answerAsShop = async (
  tx: Sql,
  answer: { grievance_id: string; store_id: string; answer: string },
): Promise<void> => {
  if ((await setShopAnswer(tx, answer)) === 0) throw new AppError('grievances.not_found')
}
