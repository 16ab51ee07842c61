import type { Route } from '@jhola/contract/route'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Tx } from '../../db/index.ts'
import { callerOf } from '../caller/caller.ts'
import { cacheControlOf } from './cache-control.ts'
import type { Context } from './context.ts'
import { answerInTx } from './idempotency.ts'
import { identifyCaller } from './identify-caller.ts'
import { enforceBody, enforceOwnStore, hideFromPerson, requireAccessRule } from './policy.ts'
import { readContext } from './read-context.ts'
import { compileReply } from './reply-schema.ts'
import { type RouteServices, routeKey } from './route-services.ts'
import { bodyLimitOf, requireUploadType, sendingTimeOf } from './uploads.ts'

export const API_BASE = '/api/v1'

/** An address that is opened as a page is saved under our name, never under one that its address suggests (`…/x.bat`). */
const OWN_FILE_NAME = 'attachment; filename="jhola.json"'

/** A route whose reply schema accepts this reply. Inferred here, so that literals keep their types in handlers. */
type Answering<Answer> = { reply: z.ZodType<unknown, Answer> }

/** Registers routes of the contract. The compiler knows each handler's input and reply. */
export type Routes = {
  /** Reads only. */
  query<R extends Route, Answer>(route: R & Answering<Answer>, handler: (context: Context<R>) => Promise<Answer>): void
  /** Runs in one transaction with the idempotency key. Any error rolls everything back. */
  command<R extends Route, Answer>(route: R & Answering<Answer>, handler: (context: Context<R>, tx: Tx) => Promise<Answer>): void
  /** Runs its own transactions and handles `context.idempotency` itself. */
  handler<R extends Route, Answer>(route: R & Answering<Answer>, handler: (context: Context<R>) => Promise<Answer>): void
}

/** Registers routes and lists the ones that are still missing. */
export type RouteRegister = { routes: Routes; missing(all: readonly Route[]): string[] }

/** Registers contract routes on a Fastify instance, each with its policy, rate limit, parsing and compiled reply. */
export const createRoutes = (app: FastifyInstance, services: RouteServices): RouteRegister => {
  const registered = new Set<string>()

  const add = <R extends Route>(route: R, answer: (context: Context<R>) => Promise<unknown>): void => {
    const key = routeKey(route)
    requireAccessRule(key, route)
    registered.add(key)
    if (services.isProduction && route.policy === 'development') return
    const status = route.status ?? 200
    const { schema, serialise } = compileReply(route.reply)
    app.route({
      method: route.method,
      url: API_BASE + route.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { keepsRaw: route.keeps_raw === true, ...sendingTimeOf(route) },
      schema: { response: { [status]: schema } },
      serializerCompiler: () => serialise,
      ...bodyLimitOf(route),
      onRequest: async (request, reply) => {
        reply.header('cache-control', cacheControlOf(route, request)).header('content-disposition', OWN_FILE_NAME)
        await identifyCaller(services, route, request)
        requireUploadType(route, request)
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const context = readContext(services, route, request, reply)
        const { actor } = callerOf(request)
        enforceOwnStore(route.policy, actor, [context.params, context.query, context.body])
        enforceBody(route, actor, context.body)
        const body = await answer(context)
        reply.code(status)
        return hideFromPerson(route, actor, body)
      },
    })
  }

  const command: Routes['command'] = (route, handler) =>
    add(route, async (context) => {
      const answer = await services.db.withTx((tx) =>
        answerInTx(tx, context.idempotency, route.status ?? 200, services.clock, () => handler(context, tx)),
      )
      services.afterCommit()
      return answer
    })
  return {
    routes: { query: add, command, handler: add },
    missing: (all) => all.map(routeKey).filter((key) => !registered.has(key)),
  }
}
