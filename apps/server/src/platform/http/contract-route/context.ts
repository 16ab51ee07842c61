import type { ParsedBody, ParsedParams, ParsedQuery, Route, Upload } from '@jhola/contract/route'
import type { Language } from '@jhola/contract/shared/wire'
import type { Actor, ShopPerson } from '../caller/actor.ts'
import type { Asker } from '../caller/device-cookie.ts'
import type { IdempotencyRef } from './idempotency.ts'

/** The type of the actor, by the route's policy. */
type ActorOf<R extends Route> = R['policy'] extends 'shop' | 'owner'
  ? ShopPerson
  : R['policy'] extends 'first_factor' | 'session' | 'admin'
    ? Actor
    : Actor | null

/** The input of a handler: parsed and authorised, independent of HTTP. */
export type Context<R extends Route> = {
  actor: ActorOf<R>
  params: ParsedParams<R>
  query: ParsedQuery<R>
  body: ParsedBody<R>
  language: Language
  ip: string
  requestId: string
  /** A short description of the caller's device, from the User-Agent. */
  device: string
  /** The caller's browser, network and account, for codes and their limits. */
  asker: Asker
  /** The tracking token of an order that came with the call (header X-Order-Token or `?t=`). */
  orderToken: string | null
  /** The session token that came with the call, by cookie or bearer header. */
  sessionToken: string | null
  headers: Readonly<Record<string, unknown>>
  /** The uploaded file, for routes that accept one (`upload`). */
  upload: R extends { upload: Upload } ? Buffer : null
  /** The raw body; empty unless the route keeps it (`keeps_raw`). */
  rawBody: string
  /** Where the first reply is stored; `null` if the caller sent no key. */
  idempotency: IdempotencyRef | null
  /** Signs the browser in, or out with `null`. */
  setSessionCookie(token: string | null): void
  /** Sets another cookie, by its whole header. */
  setCookie(header: string): void
}
