import { REQUEST_TIMEOUT_MS } from '@jhola/contract/constants'
import type { PageHideRequest } from '../../shared/api/send-on-page-hide.ts'
import type { Post } from './answer-order.ts'

/** Sends as the person who is signed in to this browser. Rejects on a line that hangs. */
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

/** Sends what a page had no time for. Whether it counted is asked by the next page, with the same key. */
export const sendForPage = async (given: unknown): Promise<void> => {
  // @NOTE given by our own pages (shared/api/send-on-page-hide.ts).
  const request = given as PageHideRequest
  if (request.url.startsWith('/api/v1/')) await sendToServer(request)
}
