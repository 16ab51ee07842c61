import { REQUEST_TIMEOUT_MS } from '@jhola/contract/constants'
import type { Post } from './answer-order.ts'

/** Posts as the person who is signed in to this browser. Rejects on a line that hangs. */
export const postToServer: Post = async (path, body, headers) => {
  const answer = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
  return { status: answer.status, body: await answer.json().catch(() => null) }
}
