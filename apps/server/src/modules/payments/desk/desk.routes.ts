import { deskRoutes } from '@jhola/contract/payments/dashboard/routes'
import type { Routes } from '../../../platform/http/register.ts'
import { missClaim, readOrder, shopActor } from '../../orders/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { closeDay, listClosings, showDrawer } from './close-day.ts'
import { giveHeldBack, payBackInCash, retryBack } from './mend-refund.ts'
import { showBacks, showDays, showMoves, showOpen, showStuck } from './show-desk.ts'

/** The owner's desk of money; what waits for money is for everybody who works on orders. */
export const registerDesk = (routes: Routes, deps: PaymentDeps): void => {
  routes.read(deskRoutes.days, ({ actor, query }) => showDays(deps, actor.store_id, query))
  routes.read(deskRoutes.moves, ({ actor, query }) => showMoves(deps, actor.store_id, query))
  routes.read(deskRoutes.open, ({ actor }) => showOpen(deps, actor.store_id))
  routes.read(deskRoutes.stuck, ({ actor }) => showStuck(deps, actor.store_id))
  routes.read(deskRoutes.backs, ({ actor, query }) => showBacks(deps, actor.store_id, query))
  routes.read(deskRoutes.drawer, ({ actor, params }) => showDrawer(deps, actor.store_id, params.date))
  routes.read(deskRoutes.closings, ({ actor, query }) => listClosings(deps, actor.store_id, query))

  routes.write(deskRoutes.notFound, async ({ actor, params }, tx) => {
    await missClaim(tx, { storeId: actor.store_id, orderId: params.id, actor: shopActor(actor), at: deps.clock.now() })
    return { success: true as const, order: await readOrder(tx, params.id) }
  })
  routes.write(deskRoutes.giveBack, async ({ actor, params }, tx) => {
    await giveHeldBack(deps, tx, actor, params.payment_id)
    return { success: true as const }
  })
  routes.write(deskRoutes.retryBack, async ({ actor, params, body }, tx) => ({
    success: true as const,
    back: await retryBack(deps, tx, actor, { paymentId: params.payment_id, refundId: body?.refund_id ?? null }),
  }))
  routes.write(deskRoutes.backInCash, async ({ actor, params, body }, tx) => ({
    success: true as const,
    back: await payBackInCash(deps, tx, actor, { paymentId: params.payment_id, refundId: body?.refund_id ?? null }),
  }))
  routes.write(deskRoutes.close, async ({ actor, body }, tx) => ({
    success: true as const,
    closing: await closeDay(deps, tx, actor, body),
  }))
}
