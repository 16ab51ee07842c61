import type { z } from 'zod'

/**
 * Who may call. `anyone`: no sign-in. `session`: any signed-in person. `shop`: owner or staff, on their own store only.
 * `owner`: the store's owner. `admin`: the platform. `order_party`: the shop, the ordering account or the holder of the
 * order's tracking token. `development`: nobody in production.
 */
export const POLICIES = ['anyone', 'session', 'shop', 'owner', 'admin', 'order_party', 'development'] as const
export type Policy = (typeof POLICIES)[number]

/** How hard a caller may hit a route; the server maps each to its budget. */
export const RATE_CLASSES = ['read', 'write', 'code', 'order'] as const
export type RateClass = (typeof RATE_CLASSES)[number]

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Files that calls take: a picture, or a table of any kind. What it is its bytes say, not its media type. */
export type Upload = 'image' | 'table'

/** A call of the API: everything both sides must agree on. */
export type Route = {
  method: Method
  /** Below `/api/v1`, parameters in braces: `/orders/{id}/accept`. */
  path: string
  summary: string
  policy: Policy
  rate: RateClass
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** The request's body is a file, sent raw under its own media type; the handler gets `context.upload`. */
  upload?: Upload
  /** The handler gets the body's own text too (`context.rawBody`): a signature is made over bytes, not over meaning. */
  keeps_raw?: true
  reply: z.ZodType
  /** HTTP status of the answer; 200 unless named. */
  status?: number
}

/** Declares a route and keeps its literal types, so that `'POST /orders'` is a key that the compiler knows. */
export const defineRoute = <const R extends Route>(route: R): R => route

type Input<T> = T extends z.ZodType ? z.input<T> : undefined
type Output<T> = T extends z.ZodType ? z.output<T> : undefined

/** What a caller sends and gets, by route. */
export type RouteParams<R extends Route> = Input<R['params']>
export type RouteQuery<R extends Route> = Input<R['query']>
export type RouteBody<R extends Route> = Input<R['body']>
export type RouteReply<R extends Route> = z.output<R['reply']>

/** What a handler is given, after parsing. */
export type ParsedParams<R extends Route> = Output<R['params']>
export type ParsedQuery<R extends Route> = Output<R['query']>
export type ParsedBody<R extends Route> = Output<R['body']>

/** `'POST /orders'`: how the web names a call, without loading a schema into the browser. */
export type RouteKey<R extends Route> = R extends Route ? `${R['method']} ${R['path']}` : never
