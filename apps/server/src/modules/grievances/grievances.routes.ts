import { grievanceRoutes } from '@jhola/contract/grievances/routes'
import type { Routes } from '../../platform/http/contract-route/routes.ts'
import type { GrievanceDeps } from './deps.ts'
import { fileGrievance } from './file-grievance.ts'
import { answerAsShop, followGrievance, listShopGrievances } from './follow-grievance.ts'
import { acknowledgeGrievance, askShop, listGrievances, resolveGrievance } from './handle-grievance.ts'

/** Routes of the grievances: of who sends one, of the officer, and of the shop that is asked. */
export const registerGrievances = (routes: Routes, deps: GrievanceDeps): void => {
  const { operator } = deps
  routes.query(grievanceRoutes.officer, async () => ({ success: true, ...operator }))
  routes.command(grievanceRoutes.file, async ({ body, language }, tx) => ({
    success: true,
    ...(await fileGrievance(deps, tx, body, language)),
  }))
  routes.query(grievanceRoutes.follow, async ({ body }) => ({ success: true, grievance: await followGrievance(deps, body) }))
  registerOfficer(routes, deps)
  routes.query(grievanceRoutes.ofShop, async ({ actor }) => ({
    success: true,
    grievances: await listShopGrievances(deps, actor.store_id),
  }))
  routes.command(grievanceRoutes.answerAsShop, async ({ actor, params, body }, tx) => {
    await answerAsShop(tx, { ...params, store_id: actor.store_id, answer: body.answer })
    return { success: true }
  })
}

const registerOfficer = (routes: Routes, deps: GrievanceDeps): void => {
  routes.query(grievanceRoutes.queue, async ({ query }) => ({ success: true, ...(await listGrievances(deps, query)) }))
  routes.command(grievanceRoutes.acknowledge, async ({ params, actor, device, ip }, tx) => ({
    success: true,
    grievance: await acknowledgeGrievance(deps, tx, params.grievance_id, { user_id: actor.user_id, device, ip }),
  }))
  routes.command(grievanceRoutes.askShop, async ({ params, actor, device, ip }, tx) => ({
    success: true,
    grievance: await askShop(deps, tx, params.grievance_id, { user_id: actor.user_id, device, ip }),
  }))
  routes.command(grievanceRoutes.resolve, async ({ params, body, actor, device, ip }, tx) => ({
    success: true,
    grievance: await resolveGrievance(
      deps,
      tx,
      { grievanceId: params.grievance_id, answer: body.answer },
      { user_id: actor.user_id, device, ip },
    ),
  }))
}
