import { isPushEndpoint } from '../../platform/push/index.ts'
import type { NotificationDeps } from './deps.ts'
import { deletePush, setNextAttempt, takePushes, type WaitingPush } from './push-outbox.repo.ts'
import { deleteSubscription } from './subscriptions.repo.ts'

/** Duration of the lease: longer than any attempt, so an expired lease means a dead node. */
const TAKEN_MS = 30_000
const RETRY_AFTER_MS = [5_000, 20_000, 60_000] as const
const BATCH = 50

const sendOne = async (deps: NotificationDeps, push: WaitingPush): Promise<void> => {
  const nowMs = deps.clock.now().getTime()
  const ttlSeconds = Math.floor((push.expires_at.getTime() - nowMs) / 1000)
  // Checked again: the operator's list of trusted services may have changed since.
  if (ttlSeconds <= 0 || !isPushEndpoint(push.endpoint, deps.pushServices)) {
    await deletePush(deps.db, push.push_id)
    return
  }
  const { endpoint, p256dh, auth } = push
  const outcome = await deps.send({
    target: { endpoint, p256dh, auth },
    payload: JSON.stringify(push.payload),
    topic: push.topic,
    ttlSeconds,
  })
  if (outcome.kind === 'gone') {
    // The push message is deleted with the subscription.
    await deleteSubscription(deps.db, push.subscription_id)
    return
  }
  const waitMs = RETRY_AFTER_MS[push.attempts - 1]
  if (outcome.kind === 'failed' && waitMs !== undefined) {
    await setNextAttempt(deps.db, push.push_id, new Date(nowMs + waitMs))
    return
  }
  await deletePush(deps.db, push.push_id)
  if (outcome.kind !== 'sent') deps.log.warn({ host: new URL(endpoint).host, reason: outcome.reason }, 'push given up')
}

/**
 * Sends pending push messages, at most 50 in a batch and at least once each; deletes browsers that are gone. Returns how many
 * were tried.
 */
export const sendPushes = async (deps: NotificationDeps): Promise<number> => {
  const now = deps.clock.now()
  const taken = await takePushes(deps.db, now, new Date(now.getTime() + TAKEN_MS), BATCH)
  await Promise.all(taken.map((push) => sendOne(deps, push)))
  return taken.length
}
