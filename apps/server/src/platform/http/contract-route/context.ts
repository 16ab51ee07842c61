import type { ParsedBody, ParsedParams, ParsedQuery, Route, Upload } from '@jhola/contract/route'
import type { Language } from '@jhola/contract/shared/wire'
import type { Actor, ShopPerson } from '../caller/actor.ts'
import type { IdempotencyRef } from './idempotency.ts'

/** Who a handler may count on, by the route's policy. */
type ActorOf<R extends Route> = R['policy'] extends 'shop' | 'owner'
  ? ShopPerson
  : R['policy'] extends 'session' | 'admin'
    ? Actor
    : Actor | null

/** What a handler is given: everything parsed and permitted, nothing of HTTP. */
export type Context<R extends Route> = {
  actor: ActorOf<R>
  params: ParsedParams<R>
  query: ParsedQuery<R>
  body: ParsedBody<R>
  language: Language
  ip: string
  requestId: string
  /** The caller's device in a few words, from the User-Agent. */
  device: string
  /** The order token that came with the call (header X-Order-Token or `?t=`). */
  orderToken: string | null
  /** The session token that came with the call, by cookie or bearer header. */
  sessionToken: string | null
  headers: Readonly<Record<string, unknown>>
  /** The file that the call brought, where it takes one (`upload`). */
  upload: R extends { upload: Upload } ? Buffer : null
  /** The body as it came; empty unless the route keeps it (`keeps_raw`). */
  rawBody: string
  /** Where the first answer is kept; `null` when the caller sent no key. */
  idempotency: IdempotencyRef | null
  /** Signs the browser in, or out with `null`. */
  setSessionCookie(token: string | null): void
}
