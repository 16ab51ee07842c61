import { createHash } from 'node:crypto'
import type { PushPayload } from '@jhola/contract/notifications/payload'
import { isNotified, type NotificationKind } from '@jhola/contract/notifications/settings'
import { toShopTime } from '@jhola/contract/shared/time'
import { type Permission, permissionsOf } from '@jhola/contract/staff/permissions'
import { shopRoleOf } from '@jhola/contract/staff/roles'
import type { Sql } from '../../platform/db/sql.ts'
import type { NotificationDeps } from './deps.ts'
import { insertPush } from './push-outbox.repo.ts'
import { toSettings } from './settings.ts'
import { type Listener, listPersonRecipients, listShopRecipients, type ShopListener } from './subscriptions.repo.ts'

/** The content of a notice; the rest of the payload follows from the topic and the user's settings. */
export type PushContent = Pick<PushPayload, 'title' | 'body' | 'data' | 'actions' | 'stays' | 'quiet'>

/** A notice for a shop. `topic`: a newer notice replaces an older one of the same topic. */
export type ShopNotice = {
  storeId: string
  kind: NotificationKind
  topic: string
  write(language: string): PushContent
}

type QueueDeps = Pick<NotificationDeps, 'clock' | 'ids'>

/** Time to live of a notice. */
const WANTED_MS = 5 * 60_000
const TOPIC_LENGTH = 32

/** Push services accept 32 characters of base64url at most, and must not see our IDs. */
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

const NEEDED_FOR_NOTICE: Record<NotificationKind, Permission> = {
  newOrders: 'orders.see',
  orderUpdates: 'orders.see',
  lowStock: 'products.see',
  systemAlerts: 'orders.see',
}

/** Orders are told to people who see orders, stock to people who see products. */
const mayHear = ({ rights, ...member }: ShopListener, kind: NotificationKind): boolean =>
  permissionsOf({ role: shopRoleOf(member), overrides: rights, afterPin: false }).has(NEEDED_FOR_NOTICE[kind])

/**
 * Queues a notice for every device of the shop whose user may hear of it and wants this kind now, in the caller's transaction. Returns the number of
 * devices.
 */
export const pushToShop = async (deps: QueueDeps, tx: Sql, notice: ShopNotice): Promise<number> => {
  const now = deps.clock.now()
  const { minute } = toShopTime(now.getTime())
  const listeners = await listShopRecipients(tx, notice.storeId, now)
  const told = listeners.filter(
    (listener) => mayHear(listener, notice.kind) && isNotified(toSettings(listener.settings), notice.kind, minute),
  )
  return queue(deps, tx, told, notice)
}

/**
 * Queues a push message to every device of one user, ignoring their settings, because they requested it. Returns the number of
 * devices.
 */
export const pushToPerson = async (
  deps: QueueDeps,
  tx: Sql,
  userId: string,
  notice: Pick<ShopNotice, 'topic' | 'write'>,
): Promise<number> => queue(deps, tx, await listPersonRecipients(tx, userId, deps.clock.now()), notice)

/** The same with its dependencies, for modules that do not know notifications. */
export const pushBy =
  (deps: QueueDeps) =>
  (tx: Sql, userId: string, notice: Pick<ShopNotice, 'topic' | 'write'>): Promise<number> =>
    pushToPerson(deps, tx, userId, notice)
