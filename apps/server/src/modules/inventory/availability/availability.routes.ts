import { availabilityRoutes } from '@jhola/contract/inventory/availability/routes'
import type { Routes } from '../../../platform/http/contract-route/routes.ts'
import type { InventoryDeps } from '../deps.ts'
import { answerQuickQuestion, showQuestions } from './ask-questions.ts'
import { countStock } from './count-stock.ts'
import { reportScans } from './report-scans.ts'
import { setAvailability, showHoldingOrders } from './set-availability.ts'
import { setModes, showModes } from './set-modes.ts'

/** Routes of what is on the shelf, and how the shop knows it. */
export const registerAvailability = (routes: Routes, deps: InventoryDeps): void => {
  routes.command(availabilityRoutes.set, (call, tx) => setAvailability(deps, tx, call, call.params.product_id, call.body))
  routes.query(availabilityRoutes.openOrders, ({ actor, params }) =>
    showHoldingOrders(deps.db, actor.store_id, params.product_id),
  )
  routes.query(availabilityRoutes.modes, ({ actor }) => showModes(deps.db, actor.store_id))
  routes.command(availabilityRoutes.setModes, (call, tx) => setModes(deps, tx, call, call.body))
  routes.command(availabilityRoutes.count, (call, tx) => countStock(deps, tx, call, call.body.counts))
  routes.command(availabilityRoutes.seen, (call, tx) => reportScans(deps, tx, call, call.body.scans))
  routes.query(availabilityRoutes.questions, ({ actor }) => showQuestions(deps, deps.db, actor.store_id))
  routes.command(availabilityRoutes.answer, (call, tx) =>
    answerQuickQuestion(deps, tx, call, { productId: call.params.product_id, answer: call.body.answer }),
  )
}
