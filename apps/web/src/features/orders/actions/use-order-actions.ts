import { UNDO_MS } from '@jhola/contract/constants'
import { idsToTakeBack, mayRemove } from '@jhola/contract/orders/offline/action-batch'
import {
  actionsOf,
  type NewAction,
  type QueuedAction,
  type QueueOwner,
  wantAnyway,
} from '@jhola/contract/orders/offline/action-queue'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { confirmInRupees } from '../../../domain/literacy/confirm-in-rupees.ts'
import { ownerActions } from '../../../domain/orders/owner-actions.ts'
import { api, newKey } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { orderOnBoard } from '../data/board-api.ts'
import type { Order } from '../data/board-state.ts'
import { useTakeOrder } from '../data/use-take-order.ts'
import { createActionReports, type OnDone } from './action-reports.ts'
import { holdActions, isUnderWay } from './hold-action.ts'
import { createQueueSender, type SyncStatus } from './queue-sender.ts'
import { type OrderAction, sendQueued, sendQueuedOnLeaving, toOwnerAction, versionMeant } from './send-action.ts'
import { sendOnPageHidden } from './send-on-hide.ts'
import { useActionLabels } from './use-action-labels.ts'

/** The sender and the reports of the user's queue while the page lives. */
type Work = { sender: ReturnType<typeof createQueueSender>; reports: ReturnType<typeof createActionReports> }
/** The result of storing one action of a bulk step: its id, or why it was not stored. */
export type HeldAction = { actionId: string } | { why: 'full' | 'repeated' | 'lost' }

type InsertOptions = { sendAfter: number; onDone?: OnDone; isBatch?: boolean }

/** Changed lines, and what leaves the shelf, never hold up the next step: it is sent after them. */
const isUnanswered = (one: QueuedAction): boolean =>
  one.type !== 'pack' && one.type !== 'off_shelf' && one.was_sent && !one.was_deferred && one.state === 'waiting'

/** The sender of this user's queue; it runs while the page lives. */
const useSender = (owner: QueueOwner, onDecide: () => void) => {
  const client = useQueryClient()
  const { t } = useT()
  const labels = useActionLabels()
  const take = useTakeOrder()
  const [syncStatus, setSyncStatus] = useState<SyncStatus>('idle')
  const work = useRef<Work | null>(null)

  const reportDone = useEffectEvent(labels.reportDone)
  const reportFailed = useEffectEvent(labels.reportFailed)
  const readAgain = useEffectEvent(async (id: string): Promise<void> => {
    const fresh = await api('GET /orders/{id}', { params: { id }, query: {} }).catch(() => null)
    if (fresh) take(fresh.order)
  })
  const reportPassed = useEffectEvent(({ synced, failed }: { synced: number; failed: number }) => {
    if (synced > 0) toast.success(t('orders.actions.queue.synced', { count: synced }))
    if (failed > 0)
      toast.error(t('orders.actions.queue.failed', { count: failed }), { label: t('orders.actions.queue.look'), run: onDecide })
  })
  const takeOver = useEffectEvent(take)

  const { user_id, store_id } = owner
  useEffect(() => {
    const reports = createActionReports({
      done: (action, order) => reportDone(action, order),
      failed: (action) => reportFailed(action),
      outdated: (id) => void readAgain(id),
      passed: (counts) => reportPassed(counts),
    })
    const sender = createQueueSender({
      owner: { user_id, store_id },
      storage: ownerActions,
      send: (action) =>
        sendQueued(action, (order) => {
          reports.answered(action, order)
          takeOver(order)
        }),
      sendOnPageHide: sendQueuedOnLeaving,
      isOnline: () => navigator.onLine,
      nowMs: () => Date.now(),
      onStatus: setSyncStatus,
      onSettled: (action, { kind }, after) => reports.settled(action, kind, after),
      onPassed: reports.passed,
    })
    work.current = { sender, reports }
    void sender.wake()
    const stopFollowing = sendOnPageHidden(sender)
    return () => {
      sender.stop()
      stopFollowing()
    }
  }, [user_id, store_id])
  return { work, syncStatus, newest: (id: string) => orderOnBoard(client, id) }
}

/** What the user can do with a queued or failed action. */
const useQueueChoices = (work: { current: Work | null }) =>
  useMemo(() => {
    const wake = () => void work.current?.sender.wake()
    /** Removes actions with all that depend on them, together, and answers how many of them went. What has been sent meanwhile stays. */
    const remove = async (...actions: readonly QueuedAction[]): Promise<number> => {
      const ids = idsToTakeBack(ownerActions.read(), actions)
      const gone = new Set(await ownerActions.changeAll(ids, (kept) => (mayRemove(kept) ? 'remove' : kept)))
      for (const id of gone) work.current?.reports.forget(id)
      return actions.filter(({ id }) => gone.has(id)).length
    }
    return {
      /** Undoes actions together. Resolves to the number of those that were still in the queue. */
      takeBack: remove,
      discard: async (action: QueuedAction): Promise<void> => {
        await remove(action)
        wake()
      },
      sendNow: async (...actions: readonly QueuedAction[]): Promise<void> => {
        const ids = actions.map(({ id }) => id)
        await ownerActions.changeAll(ids, (kept) => ({ ...kept, send_after: 0 }))
        wake()
      },
      /** Sends the action again, for the order as it is now. */
      again: async (action: QueuedAction, order: Order | undefined): Promise<void> => {
        const seen = order ? { version: order.version, status: order.status } : action.seen
        await ownerActions.change(action.id, (kept) => wantAnyway(kept, seen))
        wake()
      },
    }
  }, [work])

export type QueueChoices = ReturnType<typeof useQueueChoices>

/**
 * Every action of a user on orders goes through the queue of the device: it is stored before the screen changes, can be undone
 * for a few seconds, is sent once and in order, and survives restarts. An action that could not be applied waits for the user's
 * decision, which `onDecide` opens.
 */
export const useOrderActions = (owner: QueueOwner, onDecide: () => void) => {
  const { t } = useT()
  const labels = useActionLabels()
  const { work, syncStatus, newest } = useSender(owner, onDecide)
  const choices = useQueueChoices(work)
  const all = useSyncExternalStore(ownerActions.subscribe, ownerActions.read, ownerActions.read)
  const { user_id, store_id } = owner
  const queue = useMemo(() => actionsOf(all, { user_id, store_id }), [all, user_id, store_id])
  const busy = useMemo(() => new Set(queue.filter(isUnanswered).map(({ orderId }) => orderId)), [queue])
  const insert = useEffectEvent(async (actions: readonly OrderAction[], { sendAfter, onDone, isBatch }: InsertOptions) => {
    const ids: string[] = []
    const kept = await holdActions(actions.length, () => {
      const batch = isBatch ? { batch: newKey() } : {}
      const all = actions.map((action) => {
        const { order } = action
        return {
          ...toOwnerAction(action),
          ...owner,
          id: newKey(),
          orderId: order.id,
          order_number: order.order_number,
          seen: { version: versionMeant(order, newest(order.id)), status: order.status },
          timestamp: Date.now(),
          send_after: sendAfter,
          ...batch,
        } as NewAction
      })
      ids.push(...all.map(({ id }) => id))
      // Registered before the actions are stored, because they may succeed at once.
      if (onDone) for (const id of ids) work.current?.reports.listen(id, onDone)
      return ownerActions.insert(all)
    })
    ids.forEach((id, place) => {
      if (typeof kept[place] === 'string') work.current?.reports.forget(id)
    })
    return kept
  })
  const keep = useEffectEvent(async (action: OrderAction): Promise<boolean> => {
    const { order } = action
    const isQuiet = action.kind === 'acknowledge'
    const [kept = 'lost'] = await insert([action], { sendAfter: isQuiet ? Date.now() : Date.now() + UNDO_MS })
    if (typeof kept !== 'string' && action.kind === 'accept') confirmInRupees(order.order_number, order.total_amount)
    if (kept === 'lost') labels.reportLost(toOwnerAction(action).type)
    if (kept === 'full' && !isQuiet) toast.error(t('orders.actions.queue.full', { count: queue.length }))
    if (kept === 'repeated' && !isQuiet) toast.info(t('orders.actions.queue.repeated'))
    void work.current?.sender.wake()
    return isUnderWay(kept)
  })
  const keepMany = useEffectEvent(async (actions: readonly OrderAction[], onDone?: OnDone): Promise<HeldAction[]> => {
    const sendAfter = Date.now() + UNDO_MS
    const kept = await insert(actions, { sendAfter, isBatch: true, ...(onDone && { onDone }) })
    void work.current?.sender.wake()
    return kept.map((one) => (typeof one === 'string' ? { why: one } : { actionId: one.id }))
  })
  /** Resolves to true when the action is under way: it will be applied, or waits for a decision. A failure was already reported. */
  const run = useCallback((action: OrderAction) => keep(action), [])
  /** Stores the actions of a bulk step, which are undone together. With `onDone`, called for each that succeeded, the caller reports them. */
  const runMany = useCallback((actions: readonly OrderAction[], onDone?: OnDone) => keepMany(actions, onDone), [])
  /** Before sign-out: sends everything that can still be undone. Resolves to the number of actions left on this device. */
  const finish = useCallback(async (): Promise<number> => {
    await work.current?.sender.release()
    return actionsOf(ownerActions.read(), { user_id, store_id }).length
  }, [work, user_id, store_id])
  const wake = useCallback(() => void work.current?.sender.wakeFresh(), [work])
  return { run, runMany, busy, queue, syncStatus, choices, finish, wake }
}
