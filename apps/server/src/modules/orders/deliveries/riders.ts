import { RIDERS_KEPT_DAYS, RIDERS_KEPT_MAX, riderKeyOf } from '@jhola/contract/orders/deliveries/riders'
import type { Rider } from '@jhola/contract/orders/deliveries/routes'
import type { Partner } from '@jhola/contract/orders/offline/owner-actions'
import { DAY_MS } from '@jhola/contract/shared/time'
import { permissionsOf } from '@jhola/contract/staff/permissions'
import { shopRoleOf } from '@jhola/contract/staff/roles'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Ids } from '../../../platform/ids.ts'
import type { OrderPatch } from '../order-changes.repo.ts'
import { listShopPeople } from './deliveries.repo.ts'
import { giveToRider } from './give-to-rider.ts'
import { deleteUsedRider, keepUsedRider, listUsedRiders } from './riders.repo.ts'

/** The people of the shop who may bring orders. */
export const listOwnRiders = async (sql: Sql, storeId: string): Promise<{ user_id: string; name: string }[]> =>
  (await listShopPeople(sql, storeId))
    .filter(({ rights, ...member }) =>
      permissionsOf({ role: shopRoleOf(member), overrides: rights, afterPin: false }).has('orders.deliver'),
    )
    .map(({ user_id, name }) => ({ user_id, name }))

/** Who takes orders out: the shop's own people first, then those whom it named before, each group by its last time. */
export const listRiders = async (sql: Sql, storeId: string): Promise<Rider[]> => {
  const used = await listUsedRiders(sql, storeId, RIDERS_KEPT_MAX)
  const own = (await listOwnRiders(sql, storeId)).map(({ user_id, name }): Rider => {
    const before = used.find((one) => one.user_id === user_id)
    return {
      ...{ rider_id: before?.rider_id ?? user_id, user_id, name, phone: null },
      ...{ vehicle_number: before?.vehicle_number ?? null, used_at: before?.used_at.toISOString() ?? null },
    }
  })
  const others = used.flatMap(({ user_id, name, used_at, ...rest }): Rider[] =>
    user_id === null && name !== null ? [{ ...rest, user_id, name, used_at: used_at.toISOString() }] : [],
  )
  return [...own.sort((a, b) => (b.used_at ?? '').localeCompare(a.used_at ?? '')), ...others]
}

type Sent = { storeId: string; orderId: string; at: Date; partner: Partner | undefined }

/** The name of whom an order goes with: of the shop's own people, the one that the shop knows. Throws `stores.staff_not_found`. */
export const nameRider = async (sql: Sql, { storeId, partner }: Pick<Sent, 'storeId' | 'partner'>): Promise<OrderPatch> => {
  if (!partner) return {}
  const { user_id, name, phone, vehicle_number } = partner
  const own = user_id ? (await listOwnRiders(sql, storeId)).find((one) => one.user_id === user_id) : undefined
  if (user_id && !own) throw new AppError('stores.staff_not_found')
  return { partner_name: own?.name ?? name, partner_phone: phone ?? null, partner_vehicle: vehicle_number ?? null }
}

/** Keeps who took an order out, and gives it to them when they work in the shop. After the order's own change. */
export const rememberRider = async (ids: Pick<Ids, 'uuid'>, tx: Sql, { storeId, orderId, at, partner }: Sent): Promise<void> => {
  if (!partner || (!partner.user_id && partner.name.trim() === '')) return
  if (partner.user_id) await giveToRider(tx, { storeId, orderId, userId: partner.user_id, at })
  const { user_id, name, phone, vehicle_number } = partner
  const typed = user_id ? { user_id, name: null, phone: null } : { user_id: null, name: name.trim(), phone: phone ?? null }
  const rider = {
    ...{ rider_id: ids.uuid(), rider_key: riderKeyOf(partner), ...typed },
    vehicle_number: vehicle_number ?? null,
  }
  const before = new Date(at.getTime() - RIDERS_KEPT_DAYS * DAY_MS)
  await keepUsedRider(tx, storeId, rider, { at, before, most: RIDERS_KEPT_MAX })
}

/** Forgets somebody without an account. Nothing happens when they are forgotten already. */
export const forgetRider = async (tx: Sql, storeId: string, riderId: string): Promise<void> => {
  await deleteUsedRider(tx, storeId, riderId)
}
