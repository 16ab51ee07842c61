import { createHash } from 'node:crypto'
import type { PushPayload } from '@jhola/contract/notifications/payload'
import { isNotified, type NotificationKind } from '@jhola/contract/notifications/settings'
import { toShopTime } from '@jhola/contract/shared/time'
import type { Sql } from '../../platform/db/sql.ts'
import type { NotificationDeps } from './deps.ts'
import { insertPush } from './push-outbox.repo.ts'
import { toSettings } from './settings.ts'
import { type Listener, listPersonRecipients, listShopRecipients } from './subscriptions.repo.ts'

/** What is told; the rest of the payload follows from the topic and the person's settings. */
export type PushContent = Pick<PushPayload, 'title' | 'body' | 'data' | 'actions' | 'stays' | 'quiet'>

/** Something to tell a shop. `topic`: a newer notice of the same one takes the place of the older. */
export type ShopNotice = {
  storeId: string
  kind: NotificationKind
  topic: string
  write(language: string): PushContent
}

type QueueDeps = Pick<NotificationDeps, 'clock' | 'ids'>

/** After this long nobody wants to hear of it any more. */
const WANTED_MS = 5 * 60_000
const TOPIC_LENGTH = 32

/** Push services take 32 signs of base64url at most, and need not learn ids of ours. */
const wireTopic = (topic: string): string => createHash('sha256').update(topic).digest('base64url').slice(0, TOPIC_LENGTH)

const queue = async (
  deps: QueueDeps,
  tx: Sql,
  listeners: readonly Listener[],
  { topic, write }: Pick<ShopNotice, 'topic' | 'write'>,
): Promise<number> => {
  const at = deps.clock.now()
  for (const { subscription_id, settings, language } of listeners) {
    const { sound, vibration } = toSettings(settings)
    const payload: PushPayload = { ...write(language ?? 'en'), tag: topic, language: language ?? 'en', sound, vibration }
    await insertPush(tx, {
      push_id: deps.ids.uuid(),
      subscription_id,
      payload,
      topic: wireTopic(topic),
      at,
      expiresAt: new Date(at.getTime() + WANTED_MS),
    })
  }
  return listeners.length
}

/**
 * Pushes a notice to every device of the shop whose person wants to hear of such things now, in the transaction of its cause.
 * Returns to how many.
 */
export const pushToShop = async (deps: QueueDeps, tx: Sql, notice: ShopNotice): Promise<number> => {
  const now = deps.clock.now()
  const { minute } = toShopTime(now.getTime())
  const listeners = await listShopRecipients(tx, notice.storeId, now)
  const told = listeners.filter(({ settings }) => isNotified(toSettings(settings), notice.kind, minute))
  return queue(deps, tx, told, notice)
}

/** Pushes to every device of one person, whatever their settings say: they asked for it. Returns to how many. */
export const pushToPerson = async (
  deps: QueueDeps,
  tx: Sql,
  userId: string,
  notice: Pick<ShopNotice, 'topic' | 'write'>,
): Promise<number> => queue(deps, tx, await listPersonRecipients(tx, userId, deps.clock.now()), notice)
