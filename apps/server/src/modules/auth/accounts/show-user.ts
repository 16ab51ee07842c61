import { factorStep } from '@jhola/contract/auth/factors/rules'
import type { User } from '@jhola/contract/auth/schema'
import { displayStoreId } from '@jhola/contract/shared/ids'
import type { Sql } from '../../../platform/db/sql.ts'
import type { Actor } from '../../../platform/http/caller/actor.ts'
import { countFactors } from '../factor-records/apps-and-codes.repo.ts'
import { findUser } from './users.repo.ts'

/** The signed-in person's own data. */
export const showUser = async (sql: Sql, actor: Actor): Promise<User> => {
  const row = await findUser(sql, actor.user_id, actor.store_id)
  if (!row) throw new Error(`user ${actor.user_id} has a session and no row`)
  const isHalf = actor.role === 'admin' && !actor.has_second_factor
  return {
    id: row.user_id,
    name: row.name,
    phone: row.phone,
    email: row.email,
    role: actor.role,
    store_id: actor.store_id,
    store_name: row.store_name,
    shop_role: actor.shop_role,
    permissions: [...actor.permissions],
    after_pin: actor.after_pin,
    display_store_id: actor.store_id === null ? null : displayStoreId(actor.store_id),
    ...(isHalf && { factor_step: factorStep(await countFactors(sql, actor.user_id)) }),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
