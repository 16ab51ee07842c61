import { REQUEST_TIMEOUT_MS } from '@jhola/contract/constants'
import { newKey } from '../../shared/api/api-client.ts'

/** A request as a check asks it: the whole path, and the bearer token of somebody else than this browser; empty for nobody. */
export type CheckRequest = { method: string; path: string; body?: unknown; token?: string }

/** What came back; `body` is the JSON in it, if there was some. */
export type CheckAnswer = { status: number; allow: string; body: unknown }

/** Sends requests for the checks. Rejects when there is no answer. */
export type SendCheck = (request: CheckRequest) => Promise<CheckAnswer>

/** Over the real network, once and without the cache: a check measures what there is. */
export const sendCheck: SendCheck = async ({ method, path, body, token }) => {
  const answer = await fetch(path, {
    method,
    cache: 'no-store',
    // With a token we are somebody else than this browser: its cookie stays out of it, and as it is.
    credentials: token === undefined ? 'same-origin' : 'omit',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    headers: {
      'accept-language': document.documentElement.lang || 'en',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(method === 'POST' ? { 'idempotency-key': newKey() } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
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
