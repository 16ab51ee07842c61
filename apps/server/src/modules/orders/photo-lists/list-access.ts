import type { PhotoListStatus } from '@jhola/contract/orders/photo-lists/rules'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/http/caller/actor.ts'
import { customerActor } from '../access/order-access.ts'
import { isSameBytes } from '../access/order-tokens.ts'
import type { OrderDeps } from '../deps.ts'
import { findPhotoList, type PhotoListRow } from './photo-lists.read.ts'
import type { ListKey } from './photo-lists.repo.ts'

/** A list with its statuses as the contract names them. */
export type PhotoList = Omit<PhotoListRow, 'status'> & { status: PhotoListStatus }

/** A list of the caller's shop. Throws `photo_lists.not_found`, also for a list of another shop. */
export const requireShopList = async (sql: Sql, key: ListKey): Promise<PhotoList> => {
  const row = await findPhotoList(sql, key)
  if (!row) throw new AppError('photo_lists.not_found')
  // @NOTE the column has a check with the statuses of the contract.
  return { ...row, status: row.status as PhotoListStatus }
}

/** Who calls about a list of theirs: by the token of its link, or by their account. */
export type ListCaller = { actor: Actor | null; orderToken: string | null }

/** A list for its customer. Throws `photo_lists.not_found` without the token or the account that sent it. */
export const requireOwnList = async (
  { tokens }: Pick<OrderDeps, 'tokens'>,
  sql: Sql,
  key: ListKey,
  { actor, orderToken }: ListCaller,
): Promise<PhotoList> => {
  const list = await requireShopList(sql, key)
  const userId = customerActor(actor).user_id
  const isSender = list.user_id !== null && list.user_id === userId
  const hasToken = orderToken !== null && isSameBytes(tokens.hash(orderToken), tokens.hash(tokens.track(key.list_id)))
  if (!isSender && !hasToken) throw new AppError('photo_lists.not_found')
  return list
}
