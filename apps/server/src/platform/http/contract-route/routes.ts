import type { Route } from '@jhola/contract/route'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Tx } from '../../db/index.ts'
import { callerOf } from '../caller/caller.ts'
import type { Context } from './context.ts'
import { answerInTx } from './idempotency.ts'
import { identifyCaller } from './identify-caller.ts'
import { enforceOwnStore, isPolicy } from './policy.ts'
import { readContext } from './read-context.ts'
import { compileReply } from './reply-schema.ts'
import { type RouteServices, routeKey } from './route-services.ts'
import { bodyLimitOf, requireUploadType, sendingTimeOf } from './uploads.ts'

export const API_BASE = '/api/v1'

/** A route that answers with what its reply's schema takes. Inferred from here, so that literals keep their types in handlers. */
type Answering<Answer> = { reply: z.ZodType<unknown, Answer> }

/** Registers calls of the contract. The compiler knows each handler's input and answer. */
export type Routes = {
  /** Writes nothing. */
  query<R extends Route, Answer>(route: R & Answering<Answer>, handler: (context: Context<R>) => Promise<Answer>): void
  /** Runs in one transaction with the idempotency key; whatever it throws rolls everything back. */
  command<R extends Route, Answer>(route: R & Answering<Answer>, handler: (context: Context<R>, tx: Tx) => Promise<Answer>): void
  /** Makes its own transactions and minds `context.idempotency` itself. */
  handler<R extends Route, Answer>(route: R & Answering<Answer>, handler: (context: Context<R>) => Promise<Answer>): void
}

/** The routes' registrar, and what is still missing of a list of routes. */
export type RouteRegister = { routes: Routes; missing(all: readonly Route[]): string[] }

/** Registers contract routes on a Fastify instance, each with its policy, budget, parsing and compiled reply. */
export const createRoutes = (app: FastifyInstance, services: RouteServices): RouteRegister => {
  const registered = new Set<string>()

  const add = <R extends Route>(route: R, answer: (context: Context<R>) => Promise<unknown>): void => {
    const key = routeKey(route)
    if (!isPolicy(route.policy)) throw new Error(`${key} has no policy`)
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
      onRequest: async (request) => {
        await identifyCaller(services, route, request)
        requireUploadType(route, request)
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const context = readContext(services, route, request, reply)
        enforceOwnStore(route.policy, callerOf(request).actor, [context.params, context.query, context.body])
        const body = await answer(context)
        reply.code(status)
        return body
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
