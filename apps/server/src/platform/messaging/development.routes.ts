import { developmentRoutes } from '@jhola/contract/development/routes'
import type { Sql } from '../db/sql.ts'
import type { Routes } from '../http/contract-route/routes.ts'
import { listSentMessages } from './index.ts'

/** The development outbox: what the gateway would have sent. The registrar leaves it out in production. */
export const registerDevelopment = (routes: Routes, deps: { db: Sql }): void => {
  routes.query(developmentRoutes.outbox, async ({ query }) => ({
    success: true,
    messages: await listSentMessages(deps.db, query.to),
  }))
}
