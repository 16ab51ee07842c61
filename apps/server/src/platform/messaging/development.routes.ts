import { developmentRoutes } from '@jhola/contract/development/routes'
import type { Sql } from '../db/sql.ts'
import type { Routes } from '../http/contract-route/routes.ts'
import { listSentMessages } from './index.ts'

/** The development outbox: the messages that would have been sent. Not registered in production. */
export const registerDevelopment = (routes: Routes, deps: { db: Sql }): void => {
  routes.query(developmentRoutes.outbox, async ({ query }) => ({
    success: true,
    messages: await listSentMessages(deps.db, query.to),
  }))
}
