import { hideFields } from '@jhola/contract/staff/hidden-fields'
import { AppError } from '../../../platform/errors.ts'
import { type Actor, isShopPerson } from '../../../platform/http/caller/actor.ts'
import { requireOrderView } from '../../orders/index.ts'
import type { RealtimeDeps } from '../deps.ts'
import { readMissed } from '../events/live-events.ts'
import { sharedOrderRoom } from '../events/publish-events.ts'
import { orderRoom, orderRoomOf, roomsOf } from '../events/shop-rooms.ts'
import type { RealtimeSocket } from '../socket-server.ts'

/**
 * Sends the events missed since `since`, in order, then joins the room of the caller's own shop (any sent store ID is ignored)
 * and sends the events in between. In this sequence an old event rarely overtakes a newer one; a device that sees a gap requests
 * again, and drops duplicates by their numbers.
 */
export const followShop = async (
  deps: RealtimeDeps,
  socket: RealtimeSocket,
  actor: Actor | null,
  since: number | undefined,
): Promise<void> => {
  if (!isShopPerson(actor)) throw new AppError('auth.forbidden')
  const replay = async (from: number) => {
    if (!actor.permissions.has('orders.see')) return { seq: 0, resync: true }
    const missed = hideFields(await readMissed(deps.db, actor.store_id, from), actor.permissions)
    for (const event of missed.events) socket.emit(event.type === 'order.placed' ? 'new_order' : 'order_updated', event)
    return missed
  }
  const before = since === undefined ? undefined : await replay(since)
  await socket.join(roomsOf(actor.store_id, actor.permissions))
  const between = await replay(before?.seq ?? Number.MAX_SAFE_INTEGER)
  socket.emit('authenticated', { store_id: actor.store_id })
  const resync = before === undefined || before.resync || between.resync
  socket.emit('hello', { seq: between.seq, server_time: deps.clock.now().toISOString(), resync })
}

/**
 * Signs the socket in with a token sent in a message (API clients). Throws `auth.required` for an invalid one, also on a socket that
 * is signed in: answering it with the earlier session would tell the client that the token is good.
 */
export const signInSocket = async (deps: RealtimeDeps, socket: RealtimeSocket, token: string | undefined): Promise<void> => {
  if (token === undefined) return
  const actor = await deps.resolveActor(token, socket.data.device)
  if (actor === null) throw new AppError('auth.required')
  socket.data.token = token
  socket.data.actor = actor
}

/** Joins the room of one order for its customer, its shop or the holder of a shared link. Throws `orders.not_found`. */
export const followOrder = async (
  deps: RealtimeDeps,
  socket: RealtimeSocket,
  actor: Actor | null,
  { order_id, token }: { order_id: string; token?: string | undefined },
): Promise<void> => {
  const access = await requireOrderView(deps.db, deps.tokens, order_id, actor, token ?? null)
  const rooms = {
    viewer: () => sharedOrderRoom(order_id),
    customer: () => orderRoom(order_id),
    shop: () => orderRoomOf(order_id, actor?.permissions ?? new Set()),
  }
  await socket.join(rooms[access.kind]())
  socket.emit('hello', { seq: 0, server_time: deps.clock.now().toISOString(), resync: true })
}
