import webPush from 'web-push'
import type { VapidKeys } from './vapid-keys.ts'

/** A browser, as described by its subscription. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/** A push to send. `topic` (up to 32 base64url characters): a newer push replaces a queued one with the same topic. */
export type PushToSend = { target: PushTarget; payload: string; topic: string; ttlSeconds: number }

/** `gone`: the browser no longer exists; `refused`: do not retry this push. */
export type PushOutcome = { kind: 'sent' } | { kind: 'gone' } | { kind: 'refused' | 'failed'; reason: string }

/** Sends one push, encrypted for its browser. Never throws. */
export type PushSender = (push: PushToSend) => Promise<PushOutcome>

const ATTEMPT_MAX_MS = 8_000
const GONE = [404, 410]
const TRY_AGAIN = [408, 425, 429]

const outcomeOf = (status: number): PushOutcome => {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (GONE.includes(status)) return { kind: 'gone' }
  return { kind: status >= 500 || TRY_AGAIN.includes(status) ? 'failed' : 'refused', reason: `status ${status}` }
}

/** A sender for the Web Push protocol (RFC 8030, 8291, 8292). `subject`: our contact address for push services. */
export const createPushSender =
  ({ keys, subject }: { keys: VapidKeys; subject: string }): PushSender =>
  async ({ target, payload, topic, ttlSeconds }) => {
    try {
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(
        { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } },
        payload,
        { vapidDetails: { subject, ...keys }, TTL: ttlSeconds, urgency: 'high', topic, contentEncoding: 'aes128gcm' },
      )
      const { 'Content-Length': _, ...sent } = headers as Record<string, string | number>
      const answer = await fetch(endpoint, {
        method,
        headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
        body: new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(ATTEMPT_MAX_MS),
      })
      await answer.body?.cancel()
      return outcomeOf(answer.status)
    } catch (error) {
      return { kind: 'failed', reason: error instanceof Error ? error.name : 'unknown' }
    }
  }
