import { REQUEST_TIMEOUT_MS } from '@jhola/contract/constants'
import { newKey } from '../../shared/api/api-client.ts'

/** Signs in beside the browser's own session: the device is the same, because codes belong to it; the browser's session stays. */
export const NEW_SESSION = 'new'

/** A request of a check: the full path, and the bearer token of another session than this browser's, or `NEW_SESSION`. */
export type CheckRequest = { method: string; path: string; body?: unknown; token?: string }

/** The response; `body` is its JSON, if any. */
export type CheckAnswer = { status: number; allow: string; body: unknown }

/** Sends requests for the checks. Rejects when there is no response. */
export type SendCheck = (request: CheckRequest) => Promise<CheckAnswer>

/** Sends one request over the network without the cache, because a check measures the real state. */
export const sendCheck: SendCheck = async ({ method, path, body, token }) => {
  const answer = await fetch(path, {
    method,
    cache: 'no-store',
    // A request with a token is another session: the browser's cookies are not sent and do not change. A sign-in needs the cookie of the device.
    credentials: token === undefined || token === NEW_SESSION ? 'same-origin' : 'omit',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    headers: {
      'accept-language': document.documentElement.lang || 'en',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(method === 'POST' ? { 'idempotency-key': newKey() } : {}),
      ...(token !== undefined ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, allow: answer.headers.get('allow') ?? '', body: toJson(text) }
}

const toJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
