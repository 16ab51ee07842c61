import { type ApiRouteKey, allRoutes, type RouteOf } from '@jhola/contract/api'
import type { DetailsByCode } from '@jhola/contract/error-details'
import { ERRORS, type ErrorCode } from '@jhola/contract/errors'
import type { Route, RouteReply } from '@jhola/contract/route'
import { z } from 'zod'

/** A request as it reached the fake server, its body parsed by the contract. */
export type Call<Body = unknown> = {
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  body: Body
  headers: Headers
  /** Body of an upload. */
  upload: Blob | null
}

class Refusal {
  readonly code: ErrorCode
  readonly details: unknown
  constructor(code: ErrorCode, details: unknown) {
    this.code = code
    this.details = details
  }
}

/** A refusal of the server: an error code with its details. */
export const refuse = <C extends ErrorCode>(
  code: C,
  ...[details]: C extends keyof DetailsByCode ? [DetailsByCode[C]] : []
): Refusal => new Refusal(code, details)

type BodyOf<K extends ApiRouteKey> = RouteOf<K> extends { body: infer B extends z.ZodType } ? z.output<B> : undefined
type Answer<K extends ApiRouteKey> = RouteReply<RouteOf<K>> | Refusal
type Handler<K extends ApiRouteKey> = (call: Call<BodyOf<K>>) => Answer<K> | Promise<Answer<K>>
type AnyHandler = (call: Call) => unknown

/** `/orders/board` before `/orders/{id}`. */
const ROUTES = [...allRoutes].sort((one, other) => placesIn(one) - placesIn(other))
function placesIn({ path }: Route): number {
  return path.split('{').length
}

const paramsOf = ({ path }: Route, pathname: string): Record<string, string> | null => {
  const pattern = new RegExp(`^/api/v1${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
  const match = pattern.exec(pathname)
  return match && Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]))
}

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

type Sent = { method?: string; body?: unknown; headers?: HeadersInit }

const readBody = (route: Route, sent: unknown): unknown => {
  if (!route.body) return undefined
  const text: unknown = typeof sent === 'string' ? JSON.parse(sent) : undefined
  return route.body.parse(text)
}

/**
 * A fake server for screens: `fetch` answered by handlers of the contract's calls. Responses are validated against the contract's
 * reply schema, requests against its body schema. A violation, and a call without a handler, is `trouble` that fails the test.
 */
export const createFakeApi = () => {
  const handlers = new Map<string, AnyHandler>()
  const calls: { key: string; call: Call }[] = []
  const trouble: string[] = []
  let line: 'up' | 'down' | 'answers lost' = 'up'

  const answer = async (address: string, { method = 'GET', body, headers }: Sent): Promise<Response> => {
    const { pathname, searchParams } = new URL(address, 'http://shop.test')
    // Sounds and pictures: a screen must work without them.
    if (!pathname.startsWith('/api/')) return json(404, {})
    for (const route of ROUTES) {
      const params = route.method === method ? paramsOf(route, pathname) : null
      if (!params) continue
      const key = `${route.method} ${route.path}`
      const call: Call = {
        params,
        query: Object.fromEntries(searchParams),
        body: readBody(route, body),
        headers: new Headers(headers),
        upload: body instanceof Blob ? body : null,
      }
      calls.push({ key, call })
      const handler = handlers.get(key)
      if (!handler) throw new Error(`nobody answers ${key}`)
      const said = await handler(call)
      if (said instanceof Refusal)
        return json(ERRORS[said.code].status, { success: false, code: said.code, message: said.code, details: said.details })
      return json(route.status ?? 200, route.reply.parse(said))
    }
    throw new Error(`there is no ${method} ${pathname}`)
  }

  return {
    /** Violations of the contract between screen and server. */
    trouble,
    /** Replaces the browser's `fetch`. */
    fetch: async (input: RequestInfo | URL, sent: RequestInit = {}): Promise<Response> => {
      if (line === 'down') throw new TypeError('Failed to fetch')
      const said = await answer(String(input), sent).catch((error: unknown) => {
        trouble.push(error instanceof z.ZodError ? `${String(input)}: ${z.prettifyError(error)}` : String(error))
        return json(500, { success: false, code: 'server.failed', message: 'An error occurred' })
      })
      if (line === 'answers lost') throw new TypeError('Failed to fetch')
      return said
    },
    /** Replaces the handler of a call. */
    on: <K extends ApiRouteKey>(key: K, handler: Handler<K>): void => {
      handlers.set(key, handler as AnyHandler)
    },
    /** Requests of a call, oldest first. */
    asked: <K extends ApiRouteKey>(key: K): readonly Call<BodyOf<K>>[] =>
      calls.flatMap((one) => (one.key === key ? [one.call as Call<BodyOf<K>>] : [])),
    /** State of the network from now on. `answers lost`: requests are executed, but their responses are lost. */
    set line(next: typeof line) {
      line = next
    },
  }
}

export type FakeApi = ReturnType<typeof createFakeApi>

/** Holds the response of a call until the test releases it, so that the test can tap during the request. */
export const slowly = <K extends ApiRouteKey>(api: FakeApi, key: K, answer: Handler<K>): { resolve(): void } => {
  const gate = Promise.withResolvers<void>()
  api.on(key, async (call) => {
    await gate.promise
    return answer(call)
  })
  return gate
}
