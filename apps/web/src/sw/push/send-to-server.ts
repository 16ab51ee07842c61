import { REQUEST_TIMEOUT_MS } from '@jhola/contract/constants'
import type { PageHideRequest } from '../../shared/api/send-on-page-hide.ts'
import type { Post } from './answer-order.ts'

/** Sends a request with the session of this browser. Rejects on a timeout. */
const sendToServer = ({ url, ...rest }: PageHideRequest): Promise<Response> =>
  fetch(url, { ...rest, credentials: 'same-origin', signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) })

export const postToServer: Post = async (url, body, headers) => {
  const answer = await sendToServer({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json().catch(() => null) }
}

/**
 * Sends a request that a closing page could not send. The next page gets its result by repeating it with the same idempotency
 * key.
 */
export const sendForPage = async (given: unknown): Promise<void> => {
  // @NOTE given by our own pages (shared/api/send-on-page-hide.ts).
  const request = given as PageHideRequest
  if (request.url.startsWith('/api/v1/')) await sendToServer(request)
}
