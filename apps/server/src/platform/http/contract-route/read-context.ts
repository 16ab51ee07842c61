import { hash } from 'node:crypto'
import type { Route } from '@jhola/contract/route'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'
import { callerOf } from '../caller/caller.ts'
import type { Context } from './context.ts'
import { hashRequest, type IdempotencyRef, isIdempotencyKey } from './idempotency.ts'
import { parseRequest } from './parse-request.ts'
import { type RouteServices, routeKey } from './route-services.ts'

const ORDER_TOKEN_LONGEST = 200

/** The order's tracking token: a header, or `?t=` as in links. */
const readOrderToken = ({ headers, query }: FastifyRequest): string | null => {
  const given: unknown =
    headers['x-order-token'] ?? (typeof query === 'object' && query !== null ? Reflect.get(query, 't') : undefined)
  return typeof given === 'string' && given !== '' && given.length <= ORDER_TOKEN_LONGEST ? given : null
}

/** The uploaded bytes; empty if the body was empty. */
const toFile = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

const readIdempotency = (services: RouteServices, route: Route, request: FastifyRequest): IdempotencyRef | null => {
  const key = request.headers['idempotency-key']
  if (key === undefined || route.method === 'GET') return null
  const { actor, language } = callerOf(request)
  if (typeof key !== 'string' || !isIdempotencyKey(key)) {
    const problem = { field: 'Idempotency-Key', code: 'invalid', message: services.texts.field(language, 'key', {}) }
    throw new AppError('request.invalid', { fields: [problem] })
  }
  const name = routeKey(route)
  return {
    principal: actor ? `user:${actor.user_id}` : 'guest',
    key,
    route: name,
    requestHash: hashRequest(name, request.params, Buffer.isBuffer(request.body) ? hash('sha256', request.body) : request.body),
  }
}

/** A call with a bearer header speaks for another session than the browser's: its sign-in leaves the browser's own as it is. */
const setSession = ({ cookie }: RouteServices, { headers }: FastifyRequest, reply: FastifyReply, token: string | null): void => {
  if (token !== null && headers.authorization !== undefined) return
  reply.header('set-cookie', cookie.write(token))
}

/** The handler's input from a request. Throws `request.invalid`. */
export const readContext = <R extends Route>(
  services: RouteServices,
  route: R,
  request: FastifyRequest,
  reply: FastifyReply,
): Context<R> => {
  const { actor, language, device, sessionToken, deviceToken } = callerOf(request)
  if (deviceToken?.isNew) reply.header('set-cookie', services.deviceCookie.write(deviceToken.token))
  const { params, query } = request
  const { upload, body } = route.upload ? { upload: toFile(request.body), body: undefined } : { upload: null, body: request.body }
  const parts = parseRequest(route, { params, query, body }, services.texts, language)
  // @NOTE this route's own schemas parsed the parts and its policy checked the actor.
  return {
    actor,
    ...parts,
    language,
    device,
    sessionToken,
    asker: {
      deviceToken: deviceToken?.token ?? null,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      userId: actor?.user_id ?? null,
    },
    ip: request.ip,
    requestId: request.id,
    headers: request.headers,
    rawBody: request.rawBody ?? '',
    upload,
    orderToken: readOrderToken(request),
    idempotency: readIdempotency(services, route, request),
    setCookie: (header: string) => reply.header('set-cookie', header),
    setSessionCookie: (token: string | null) => setSession(services, request, reply, token),
  } as unknown as Context<R>
}
