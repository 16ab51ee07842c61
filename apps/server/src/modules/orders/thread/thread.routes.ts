import { threadRoutes } from '@jhola/contract/orders/thread/routes'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/http/caller/actor.ts'
import { answerInTx } from '../../../platform/http/contract-route/idempotency.ts'
import type { Routes } from '../../../platform/http/contract-route/routes.ts'
import { requireOrderAccess } from '../access/order-access.ts'
import type { OrderDeps } from '../deps.ts'
import { listUnread, markRead } from './read-threads.ts'
import { showThread } from './show-thread.ts'
import { writeMessage } from './write-message.ts'

/** Routes of what a customer and the shop write about an order. */
export const registerThreads = (routes: Routes, deps: OrderDeps): void => {
  const accessOf = (sql: Sql, call: { params: { id: string }; actor: Actor | null; orderToken: string | null }) =>
    requireOrderAccess(sql, deps.tokens, call.params.id, call.actor, call.orderToken)

  routes.query(threadRoutes.show, async (call) => showThread(deps.db, await accessOf(deps.db, call), deps.clock.now()))

  routes.command(threadRoutes.write, async (call, tx) => {
    const access = await accessOf(tx, call)
    await writeMessage(deps, tx, access, call.body)
    return showThread(tx, access, deps.clock.now())
  })

  routes.handler(threadRoutes.sendPhoto, async (call) => {
    await accessOf(deps.db, call)
    // Decoding a photo is slow, so no transaction is open here.
    const files = await deps.encodePicture(call.upload)
    if (files === undefined) throw new AppError('server.unavailable')
    if (files === null) throw new AppError('threads.photo_unreadable')
    return deps.db.withTx((tx) =>
      answerInTx(tx, call.idempotency, 200, deps.clock, async () => {
        const access = await accessOf(tx, call)
        await writeMessage(deps, tx, access, { files })
        return showThread(tx, access, deps.clock.now())
      }),
    )
  })

  routes.command(threadRoutes.read, async (call, tx) => {
    await markRead(tx, await accessOf(tx, call), call.body.up_to)
    return { success: true as const }
  })

  routes.query(threadRoutes.unread, async ({ actor }) => ({
    success: true as const,
    orders: await listUnread(deps.db, actor.store_id),
  }))
}
