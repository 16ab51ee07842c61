import type { PushAction, PushAnswer } from '@jhola/contract/notifications/payload'

/** A reply given on a notification, complete enough to be sent later. */
export type Answer = { action: PushAction; order_id: string; version: number; language: string }

type Reply = { status: number; body: unknown }
export type Post = (path: string, body: unknown, headers: Record<string, string>) => Promise<Reply>

const PATHS: Record<PushAction, { path: string; done: PushAnswer }> = {
  accept_order: { path: 'accept', done: 'accepted' },
  reject_order: { path: 'reject', done: 'rejected' },
}
const GONE = [404, 409, 412]

/** The newest version while the order is still pending: the change since then was small, e.g. that somebody has seen it. */
const versionNow = ({ status, body }: Reply): number | null => {
  if (status !== 412 || typeof body !== 'object' || body === null || !('details' in body)) return null
  const { current, version } = (body.details ?? {}) as { current?: unknown; version?: unknown }
  return current === 'pending' && typeof version === 'number' ? version : null
}

const meaningOf = ({ status }: Reply, done: PushAnswer): PushAnswer | 'again' => {
  if (status >= 200 && status < 300) return done
  if (status === 401) return 'sign_in'
  if (GONE.includes(status)) return 'moved_on'
  return status >= 500 || status === 429 ? 'again' : 'failed'
}

/**
 * Replies to an order with the session of this browser. The same reply always has the same idempotency key, so it takes effect
 * once however often it is sent. `again`: the result is unknown or there is no network; it may be sent later.
 */
export const answerOrder = async (post: Post, answer: Answer): Promise<PushAnswer | 'again'> => {
  const { path, done } = PATHS[answer.action]
  const send = (version: number) =>
    post(
      `/api/v1/orders/${encodeURIComponent(answer.order_id)}/${path}`,
      { version },
      { 'idempotency-key': `push-${path}-${answer.order_id}-${version}`, 'accept-language': answer.language },
    )
  try {
    const reply = await send(answer.version)
    const newer = versionNow(reply)
    return meaningOf(newer === null ? reply : await send(newer), done)
  } catch {
    return 'again'
  }
}
