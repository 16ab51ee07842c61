import type { z } from 'zod'
import type { Needs, Permission } from './staff/permissions.ts'

/**
 * Who may call. `anyone`: no sign-in. `first_factor`: any signed-in person, also an admin who has yet to show the second factor.
 * `session`: any signed-in person, an admin with the second factor. `shop`: people of a shop whose rights include what the
 * route `needs`, on their own store only. `owner`: the store's owner. `admin`: the platform's admins. `order_party`: the shop, the ordering account or the holder of
 * the order's tracking token. `development`: not available in production.
 */
export const POLICIES = ['anyone', 'first_factor', 'session', 'shop', 'owner', 'admin', 'order_party', 'development'] as const
export type Policy = (typeof POLICIES)[number]

/** Policies under which people of a shop act for it: such a route says which right it needs. */
export const SHOP_POLICIES = ['shop', 'owner', 'order_party'] as const
export type ShopPolicy = (typeof SHOP_POLICIES)[number]

/** Rate limit classes; the server has a limit for each. */
export const RATE_CLASSES = ['read', 'write', 'code', 'order'] as const
export type RateClass = (typeof RATE_CLASSES)[number]

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Kinds of uploads: a picture, or a table in any format. The type is detected from the bytes, not from the media type. */
export type Upload = 'image' | 'table'

/** A route's policy, and for people of a shop the right that it needs (the table is in staff/permissions.ts). */
type Access =
  | { policy: ShopPolicy; needs: Needs; after_pin?: undefined }
  | {
      policy: Exclude<Policy, ShopPolicy>
      needs?: undefined
      /** A call about the own account that a session begun with a PIN may make too. */
      after_pin?: true
    }

/** A route of the API: everything that both sides share. */
export type Route = Access & {
  method: Method
  /** Below `/api/v1`, parameters in braces: `/orders/{id}/accept`. */
  path: string
  summary: string
  rate: RateClass
  /** Rights that a call needs besides `needs`, by what its body says (staff/body-needs.ts). */
  needs_also?: (body: unknown) => readonly Permission[]
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** The request's body is a file, sent raw with its own media type; the handler gets `context.upload`. */
  upload?: Upload
  /** The handler also gets the raw body (`context.rawBody`), because a signature is computed over bytes. */
  keeps_raw?: true
  reply: z.ZodType
  /** HTTP status of the reply; default 200. */
  status?: number
}

/** Declares a route and keeps its literal types, so that the compiler knows the key `'POST /orders'`. */
export const defineRoute = <const R extends Route>(route: R): R => route

type Input<T> = T extends z.ZodType ? z.input<T> : undefined
type Output<T> = T extends z.ZodType ? z.output<T> : undefined

/** The types of a client's request and reply, by route. */
export type RouteParams<R extends Route> = Input<R['params']>
export type RouteQuery<R extends Route> = Input<R['query']>
export type RouteBody<R extends Route> = Input<R['body']>
export type RouteReply<R extends Route> = z.output<R['reply']>

/** The types of a handler's input, after parsing. */
export type ParsedParams<R extends Route> = Output<R['params']>
export type ParsedQuery<R extends Route> = Output<R['query']>
export type ParsedBody<R extends Route> = Output<R['body']>

/** `'POST /orders'`: how the web names a route, without loading a schema into the browser. */
export type RouteKey<R extends Route> = R extends Route ? `${R['method']} ${R['path']}` : never
