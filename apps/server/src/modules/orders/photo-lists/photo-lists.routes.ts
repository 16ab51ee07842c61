import { photoListRoutes } from '@jhola/contract/orders/photo-lists/routes'
import { AppError } from '../../../platform/errors.ts'
import { answerInTx } from '../../../platform/http/contract-route/idempotency.ts'
import type { Routes } from '../../../platform/http/contract-route/routes.ts'
import { customerActor } from '../access/order-access.ts'
import type { OrderDeps } from '../deps.ts'
import { addPhoto, needsPhoto } from './add-photo.ts'
import { cancelList, refuseList, sendBill } from './answer-list.ts'
import { beginList } from './begin-list.ts'
import { confirmList } from './confirm-list.ts'
import { requireOwnList, requireShopList } from './list-access.ts'
import { listWaiting, presentShopList, showOwnList } from './show-list.ts'

/** Routes of handwritten lists that are sent as photos. */
export const registerPhotoLists = (routes: Routes, deps: OrderDeps): void => {
  registerForCustomers(routes, deps)
  registerForShops(routes, deps)
}

const registerForCustomers = (routes: Routes, deps: OrderDeps): void => {
  const { db, clock } = deps

  routes.handler(photoListRoutes.create, async ({ params, body, actor, language, idempotency }) => {
    const asked = { storeId: params.store_id, body, userId: customerActor(actor).user_id, language }
    // The token is derived again and not kept with the answer.
    const { list_id } = await db.withTx((tx) => answerInTx(tx, idempotency, 201, clock, () => beginList(deps, tx, asked)))
    return { success: true as const, list_id, token: deps.tokens.track(list_id) }
  })

  routes.handler(photoListRoutes.addPhoto, async (call) => {
    const { photo_no: photoNo, ...key } = call.params
    await requireOwnList(deps, db, key, call)
    if (await needsPhoto(db, key, photoNo, clock.now().getTime())) {
      // Decoding a photo is slow, so no transaction is open here.
      const files = await deps.encodePicture(call.upload)
      if (files === undefined) throw new AppError('server.unavailable')
      if (files === null) throw new AppError('photo_lists.photo_unreadable')
      await db.withTx((tx) => addPhoto(deps, tx, key, { photoNo, files }))
      deps.wakeOutbox()
    }
    return { success: true as const, list: await showOwnList(deps, await requireOwnList(deps, db, key, call)) }
  })

  routes.query(photoListRoutes.follow, async (call) => ({
    success: true as const,
    list: await showOwnList(deps, await requireOwnList(deps, db, call.params, call)),
  }))

  routes.handler(photoListRoutes.confirm, (context) => confirmList(deps, context))

  routes.handler(photoListRoutes.cancel, async (call) => {
    await requireOwnList(deps, db, call.params, call)
    await db.withTx((tx) =>
      answerInTx(tx, call.idempotency, 200, clock, async () => {
        await cancelList(deps, tx, call.params, call.body.reason || null)
        return { success: true }
      }),
    )
    return { success: true as const, list: await showOwnList(deps, await requireOwnList(deps, db, call.params, call)) }
  })
}

const registerForShops = (routes: Routes, deps: OrderDeps): void => {
  const nowMs = () => deps.clock.now().getTime()
  const keyOf = (call: { actor: { store_id: string }; params: { list_id: string } }) => ({
    store_id: call.actor.store_id,
    list_id: call.params.list_id,
  })

  routes.query(photoListRoutes.waiting, async ({ actor }) => ({
    success: true as const,
    lists: await listWaiting(deps, actor.store_id),
  }))

  routes.query(photoListRoutes.show, async (call) => ({
    success: true as const,
    list: presentShopList(await requireShopList(deps.db, keyOf(call)), nowMs()),
  }))

  routes.command(photoListRoutes.bill, async (call, tx) => {
    await sendBill(deps, tx, keyOf(call), call.body)
    return { success: true as const, list: presentShopList(await requireShopList(tx, keyOf(call)), nowMs()) }
  })

  routes.command(photoListRoutes.refuse, async (call, tx) => {
    await refuseList(deps, tx, keyOf(call), call.body.reason)
    return { success: true as const, list: presentShopList(await requireShopList(tx, keyOf(call)), nowMs()) }
  })
}
