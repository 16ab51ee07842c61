import type { RegisteredStoreDetail } from '@jhola/contract/admin/routes'
import { statusAfter } from '@jhola/contract/stores/statuses'
import { recordSecurityEvent } from '../../platform/audit/index.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { AppError } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/caller/actor.ts'
import type { AdminDeps } from './deps.ts'
import { showRegisteredStore } from './registered-stores.ts'
import { setReportsHandled } from './store-checks.repo.ts'
import { lockStoreStatus, type StoreStatusRow, setStoreStatus } from './store-status.repo.ts'

/** The admin, the request's origin and the shop. */
export type Step = { storeId: string; admin: Actor; device: string; ip: string }

type StoreNotification = 'store_suspended' | 'store_reactivated' | 'store_approved' | 'store_sent_back' | 'store_refused'

const USUAL_LANGUAGE = 'en'

const lock = async (tx: Sql, storeId: string): Promise<StoreStatusRow> => {
  const store = await lockStoreStatus(tx, storeId)
  if (!store) throw new AppError('stores.not_found')
  if (store.status === 'closed') throw new AppError('admin.store_given_up')
  return store
}

/** Notifies the owner in their language, at the contacts that they have verified. */
const notifyOwner = async (
  { gateway, texts }: AdminDeps,
  tx: Sql,
  store: StoreStatusRow,
  notification: StoreNotification,
  reason: string,
): Promise<void> => {
  const language = store.language ?? USUAL_LANGUAGE
  const values = { store: store.name, reason }
  const text = texts.message(language, `admin.${notification}.text`, values)
  if (store.phone !== null)
    await gateway.send(tx, { to: store.phone, channel: 'sms', template: notification, text, language, cause: 'account' })
  if (store.email === null) return
  const subject = texts.message(language, `admin.${notification}.subject`, values)
  await gateway.send(tx, { to: store.email, channel: 'email', template: notification, subject, text, language, cause: 'account' })
}

const finish = async (
  deps: AdminDeps,
  tx: Sql,
  { storeId, admin, device, ip }: Step,
  notification: StoreNotification,
  details: Record<string, string>,
) => {
  await recordSecurityEvent(tx, deps, {
    kind: `admin.${notification}`,
    user_id: admin.user_id,
    store_id: storeId,
    device,
    ip,
    details,
  })
  deps.invalidateStore(storeId)
  return showRegisteredStore(tx, storeId)
}

/**
 * Suspends a shop: customers no longer find it, it takes no new orders, and its people complete the open ones. Throws
 * `stores.not_found`, `admin.already_suspended`, `admin.store_given_up`.
 */
export const suspendStore = async (deps: AdminDeps, tx: Sql, step: Step, reason: string): Promise<RegisteredStoreDetail> => {
  const store = await lock(tx, step.storeId)
  const status = statusAfter('suspend', store.status, store.is_proven)
  if (status === undefined) throw new AppError('admin.already_suspended')
  await setStoreStatus(tx, store.store_id, { status, reason, at: deps.clock.now() })
  await notifyOwner(deps, tx, store, 'store_suspended', reason)
  return finish(deps, tx, step, 'store_suspended', { reason })
}

/** Reactivates a suspended shop. Throws `stores.not_found`, `admin.not_suspended`, `admin.store_given_up`. */
export const reactivateStore = async (deps: AdminDeps, tx: Sql, step: Step): Promise<RegisteredStoreDetail> => {
  const store = await lock(tx, step.storeId)
  const status = statusAfter('reactivate', store.status, store.is_proven)
  if (status === undefined) throw new AppError('admin.not_suspended')
  await setStoreStatus(tx, store.store_id, { status, reason: null, at: deps.clock.now() })
  await notifyOwner(deps, tx, store, 'store_reactivated', '')
  return finish(deps, tx, step, 'store_reactivated', {})
}

/** An admin's decisions about a new shop, and what each is called in messages and in the audit log. */
const DECISIONS = { approve: 'store_approved', send_back: 'store_sent_back', refuse: 'store_refused' } as const

/**
 * Opens a new shop to customers, gives it back to its owner with a reason, or refuses it. Throws `stores.not_found`,
 * `admin.not_in_review`, `admin.store_given_up`.
 */
export const reviewStore = async (
  deps: AdminDeps,
  tx: Sql,
  step: Step,
  decision: keyof typeof DECISIONS,
  reason: string | null,
): Promise<RegisteredStoreDetail> => {
  const store = await lock(tx, step.storeId)
  const status = statusAfter(decision, store.status, store.is_proven)
  if (status === undefined) throw new AppError('admin.not_in_review')
  await setStoreStatus(tx, store.store_id, { status, reason, at: deps.clock.now() })
  await notifyOwner(deps, tx, store, DECISIONS[decision], reason ?? '')
  return finish(deps, tx, step, DECISIONS[decision], reason === null ? {} : { reason })
}

/** Every open report about a shop is handled. Throws `stores.not_found`. */
export const handleReports = async (deps: AdminDeps, tx: Sql, { storeId, admin, device, ip }: Step) => {
  const handled = await setReportsHandled(tx, storeId, deps.clock.now())
  const details = { reports: String(handled) }
  const event = { kind: 'admin.reports_handled', user_id: admin.user_id, store_id: storeId, device, ip, details } as const
  if (handled > 0) await recordSecurityEvent(tx, deps, event)
  return showRegisteredStore(tx, storeId)
}
