import { LABEL_SEPARATOR } from '@jhola/contract/auth/device-names'
import { BLOCKED_NUMBERS_MAX } from '@jhola/contract/constants'
import type { customerRoutes } from '@jhola/contract/customers/routes'
import type { ParsedBody, RouteReply } from '@jhola/contract/route'
import { recordSecurityEvent } from '../../platform/audit/index.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { AppError } from '../../platform/errors.ts'
import type { ShopPerson } from '../../platform/http/caller/actor.ts'
import { blockNumber, listBlocked, unblockNumber } from './blocked-numbers.repo.ts'
import type { CustomerDeps } from './deps.ts'

type Reply = RouteReply<typeof customerRoutes.blocked>
type ShopCall = { actor: ShopPerson; device: string; ip: string }

/** The numbers that a shop takes no orders from, newest first. */
export const showBlocked = async (sql: Sql, storeId: string): Promise<Reply> => {
  const rows = await listBlocked(sql, storeId, BLOCKED_NUMBERS_MAX)
  return { success: true, blocked: rows.map((row) => ({ ...row, blocked_at: row.blocked_at.toISOString() })) }
}

/** Blocks a number at the caller's shop. Throws `customers.too_many_blocked`. */
export const blockCustomer = async (
  deps: CustomerDeps,
  tx: Sql,
  { actor, device, ip }: ShopCall,
  { phone, name }: ParsedBody<typeof customerRoutes.block>,
): Promise<Reply> => {
  const { store_id, user_id } = actor
  const by = `${actor.name}${LABEL_SEPARATOR}${actor.device}`
  const isNew = (await blockNumber(tx, store_id, { phone, name, by, at: deps.clock.now(), most: BLOCKED_NUMBERS_MAX })) > 0
  const reply = await showBlocked(tx, store_id)
  if (!reply.blocked.some((known) => known.phone === phone))
    throw new AppError('customers.too_many_blocked', { most: BLOCKED_NUMBERS_MAX })
  if (isNew) await recordSecurityEvent(tx, deps, { kind: 'customers.blocked', user_id, store_id, device, ip })
  return reply
}

/** Takes orders from a number again. */
export const unblockCustomer = async (
  deps: CustomerDeps,
  tx: Sql,
  { actor, device, ip }: ShopCall,
  { phone }: ParsedBody<typeof customerRoutes.unblock>,
): Promise<Reply> => {
  const { store_id, user_id } = actor
  if ((await unblockNumber(tx, store_id, phone)) > 0)
    await recordSecurityEvent(tx, deps, { kind: 'customers.unblocked', user_id, store_id, device, ip })
  return showBlocked(tx, store_id)
}
