import type { PushDevice } from '@jhola/contract/notifications/routes'
import type { NotificationSettings } from '@jhola/contract/notifications/settings'
import type { Language } from '@jhola/contract/shared/wire'
import type { Sql } from '../../platform/db/sql.ts'
import { AppError } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/caller/actor.ts'
import { isPushEndpoint } from '../../platform/push/index.ts'
import type { NotificationDeps } from './deps.ts'
import { pushToPerson } from './queue-push.ts'
import { deleteSubscriptions, listPushDevices, putSettings, putSubscription } from './subscriptions.repo.ts'

const DEVICES_MAX = 10

type Asked = { endpoint: string; keys: { p256dh: string; auth: string } }

/**
 * Saves a browser's subscription for its user and session. Throws `notifications.endpoint_refused` for an address that is no push
 * service.
 */
export const subscribe = async (deps: NotificationDeps, tx: Sql, actor: Actor, { endpoint, keys }: Asked): Promise<void> => {
  if (!isPushEndpoint(endpoint, deps.pushServices)) throw new AppError('notifications.endpoint_refused')
  const { user_id, store_id, session_id } = actor
  await putSubscription(
    tx,
    { subscription_id: deps.ids.uuid(), user_id, store_id, session_id, endpoint, ...keys, at: deps.clock.now() },
    DEVICES_MAX,
  )
}

/** Sends a test message to all devices of a user. Throws `notifications.no_device` when there is none. */
export const sendTest = async (deps: NotificationDeps, tx: Sql, userId: string, language: Language): Promise<number> => {
  const devices = await pushToPerson(deps, tx, userId, {
    topic: 'test',
    write: () => ({
      title: deps.texts.message(language, 'push.test_title'),
      body: deps.texts.message(language, 'push.test_body'),
      data: { type: 'view_dashboard' },
      actions: [],
      stays: false,
    }),
  })
  if (devices === 0) throw new AppError('notifications.no_device')
  return devices
}

/** The subscribed devices of a user. */
export const listDevices = async (deps: Pick<NotificationDeps, 'db' | 'clock'>, actor: Actor): Promise<PushDevice[]> => {
  const rows = await listPushDevices(deps.db, actor.user_id, deps.clock.now())
  return rows.map(({ subscription_id, session_id, device, created_at }) => ({
    device_id: subscription_id,
    device,
    is_this: session_id === actor.session_id,
    created_at: created_at.toISOString(),
  }))
}

type Which = { endpoint?: string | undefined; device_id?: string | undefined }

/** Unsubscribes an endpoint or device of the user, or all subscriptions of the session. */
export const unsubscribe = (tx: Sql, { user_id, session_id }: Actor, { endpoint, device_id }: Which = {}): Promise<number> =>
  deleteSubscriptions(tx, { user_id, session_id, endpoint: endpoint ?? null, device_id: device_id ?? null })

/** Saves the user's notification settings. */
export const changeSettings = (
  deps: Pick<NotificationDeps, 'clock'>,
  tx: Sql,
  userId: string,
  settings: NotificationSettings,
): Promise<number> => putSettings(tx, userId, settings, deps.clock.now())
