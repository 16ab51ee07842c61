import { UNDO_MS } from '@jhola/contract/constants'
import {
  actionsOf,
  idsBuiltOn,
  type NewAction,
  type QueuedAction,
  type QueueOwner,
  wantAnyway,
} from '@jhola/contract/orders/action-queue'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { api, newKey } from '../../../shared/api-client.ts'
import { ownerActions } from '../../../shared/device-store/owner-actions.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { confirmInRupees } from '../../../shared/literacy/confirm-in-rupees.ts'
import { toast } from '../../../shared/ui/toast.ts'
import { orderOnBoard } from '../api/board.ts'
import type { Order } from '../board-state.ts'
import { createQueueSender, type SyncStatus } from '../queue-sender.ts'
import { type OrderAction, sendQueued, toOwnerAction, versionMeant } from '../send-action.ts'
import { useActionWords } from './use-action-words.ts'
import { useTakeOrder } from './use-take-order.ts'

type Sender = ReturnType<typeof createQueueSender>
/** Told when an action of several at once has gone through. */
type OnDone = (actionId: string) => void
/** What became of keeping one of several: the id of the action, or why it was not taken. */
export type KeptOne = { actionId: string } | { why: 'full' | 'repeated' }

/** What is said after everything was tried: how many of those that had waited went through, and how many did not. */
const createTally = () => {
  let counts = { synced: 0, failed: 0 }
  return {
    count: (outcome: 'synced' | 'failed') => {
      counts[outcome] += 1
    },
    take: () => {
      const taken = counts
      counts = { synced: 0, failed: 0 }
      return taken
    },
  }
}

/** The sender of this person's queue, awake while the page is. */
const useSender = (owner: QueueOwner, onDecide: () => void, ofMany: { current: Map<string, OnDone> }) => {
  const client = useQueryClient()
  const { t } = useT()
  const words = useActionWords()
  const take = useTakeOrder()
  const [syncStatus, setSyncStatus] = useState<SyncStatus>('idle')
  const sender = useRef<Sender | null>(null)
  const tally = useRef(createTally())
  const answers = useRef(new Map<string, Order>())

  const readAgain = async (id: string): Promise<void> => {
    const fresh = await api('GET /orders/{id}', { params: { id }, query: {} }).catch(() => null)
    if (fresh) take(fresh.order)
  }
  const settled = useEffectEvent((action: QueuedAction, kind: string, after: QueuedAction | undefined) => {
    if (action.type === 'acknowledge') return
    const order = answers.current.get(action.id)
    answers.current.delete(action.id)
    if (kind === 'done') {
      if (action.was_deferred) tally.current.count('synced')
      else if (order && !ofMany.current.has(action.id)) words.tellDone(action, order)
    } else if (after && after.state !== 'waiting') {
      if (action.was_deferred) tally.current.count('failed')
      else if (!ofMany.current.has(action.id)) words.tellFailed(after)
      void readAgain(action.orderId)
    }
  })
  const passed = useEffectEvent(() => {
    const { synced, failed } = tally.current.take()
    if (synced > 0) toast.success(t('desk.queue.synced', { count: synced }))
    if (failed > 0) toast.error(t('desk.queue.failed', { count: failed }), { label: t('desk.queue.look'), run: onDecide })
  })
  const send = useEffectEvent((action: QueuedAction) =>
    sendQueued(action, (order) => {
      answers.current.set(action.id, order)
      ofMany.current.get(action.id)?.(action.id)
      take(order)
    }),
  )

  const { user_id, store_id } = owner
  useEffect(() => {
    const made = createQueueSender({
      owner: { user_id, store_id },
      kept: ownerActions,
      send: (action) => send(action),
      isOnline: () => navigator.onLine,
      nowMs: () => Date.now(),
      onStatus: setSyncStatus,
      onSettled: (action, { kind }, after) => settled(action, kind, after),
      onPassed: () => passed(),
    })
    sender.current = made
    const comeBack = () => document.visibilityState === 'visible' && void made.wakeFresh()
    void made.wake()
    addEventListener('online', comeBack)
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      made.stop()
      removeEventListener('online', comeBack)
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [user_id, store_id])
  return { sender, syncStatus, newest: (id: string) => orderOnBoard(client, id) }
}

/** What a person can do with an action that waits, or that could not be applied. */
const useQueueChoices = (sender: { current: Sender | null }) =>
  useMemo(() => {
    const wake = () => void sender.current?.wake()
    /** Takes it away with what was built on it; what has left the device meanwhile stays. */
    const giveUp = async (action: QueuedAction): Promise<boolean> => {
      let isGone = false
      for (const id of idsBuiltOn(ownerActions.read(), action))
        await ownerActions.change(id, (kept) => {
          const mayGo = !kept.was_sent || kept.state !== 'waiting'
          if (id === action.id) isGone = mayGo
          return mayGo ? 'remove' : kept
        })
      return isGone
    }
    return {
      /** As if it never was. Resolves to whether it was still here. */
      takeBack: giveUp,
      discard: async (action: QueuedAction): Promise<void> => {
        await giveUp(action)
        wake()
      },
      sendNow: async (action: QueuedAction): Promise<void> => {
        await ownerActions.change(action.id, (kept) => ({ ...kept, send_after: 0 }))
        wake()
      },
      /** Again, of the order as it is now. */
      again: async (action: QueuedAction, order: Order | undefined): Promise<void> => {
        const seen = order ? { version: order.version, status: order.status } : action.seen
        await ownerActions.change(action.id, (kept) => wantAnyway(kept, seen))
        wake()
      },
    }
  }, [sender])

export type QueueChoices = ReturnType<typeof useQueueChoices>

/**
 * Everything a person does to orders goes through the device's queue: it is kept before the screen changes, can be taken back for some
 * seconds, is sent once and in order, over restarts, and what cannot be applied is there to be decided. `onDecide` shows that.
 */
export const useOrderActions = (owner: QueueOwner, onDecide: () => void) => {
  const { t } = useT()
  const ofMany = useRef(new Map<string, OnDone>())
  const { sender, syncStatus, newest } = useSender(owner, onDecide, ofMany)
  const choices = useQueueChoices(sender)
  const all = useSyncExternalStore(ownerActions.subscribe, ownerActions.read, ownerActions.read)
  const { user_id, store_id } = owner
  const queue = useMemo(() => actionsOf(all, { user_id, store_id }), [all, user_id, store_id])
  const busy = useMemo(
    () => new Set(queue.flatMap((one) => (one.was_sent && !one.was_deferred && one.state === 'waiting' ? [one.orderId] : []))),
    [queue],
  )
  const insert = useEffectEvent((action: OrderAction, sendAfter: number) => {
    const { order } = action
    return ownerActions.insert({
      ...toOwnerAction(action),
      ...owner,
      id: newKey(),
      orderId: order.id,
      order_number: order.order_number,
      seen: { version: versionMeant(order, newest(order.id)), status: order.status },
      timestamp: Date.now(),
      send_after: sendAfter,
    } as NewAction)
  })
  const keep = useEffectEvent(async (action: OrderAction): Promise<boolean> => {
    const { order } = action
    const isQuiet = action.kind === 'acknowledge'
    const kept = await insert(action, isQuiet ? Date.now() : Date.now() + UNDO_MS)
    if (typeof kept !== 'string' && action.kind === 'accept') confirmInRupees(order.order_number, order.total_amount)
    if (kept === 'full' && !isQuiet) toast.error(t('desk.queue.full', { count: queue.length }))
    if (kept === 'repeated' && !isQuiet) toast.info(t('desk.queue.repeated'))
    void sender.current?.wake()
    return typeof kept !== 'string'
  })
  const keepMany = useEffectEvent(async (actions: readonly OrderAction[], onDone: OnDone): Promise<KeptOne[]> => {
    const all: KeptOne[] = []
    for (const action of actions) {
      const kept = await insert(action, 0)
      if (typeof kept !== 'string') ofMany.current.set(kept.id, onDone)
      all.push(typeof kept === 'string' ? { why: kept } : { actionId: kept.id })
    }
    void sender.current?.wake()
    return all
  })
  /** Resolves to whether it was kept: from then on it happens, or is there to be decided. */
  const run = useCallback((action: OrderAction) => keep(action), [])
  /** Several at once, each by itself: said by whoever asked (`onDone`, by the action's id), and sent without waiting. */
  const runMany = useCallback((actions: readonly OrderAction[], onDone: OnDone) => keepMany(actions, onDone), [])
  /** Before the person leaves: what can still be taken back goes now. Resolves to how many stay on this device. */
  const finish = useCallback(async (): Promise<number> => {
    for (const { id } of actionsOf(ownerActions.read(), { user_id, store_id }))
      await ownerActions.change(id, (kept) => ({ ...kept, send_after: 0 }))
    await sender.current?.wake()
    return actionsOf(ownerActions.read(), { user_id, store_id }).length
  }, [sender, user_id, store_id])
  const wake = useCallback(() => void sender.current?.wakeFresh(), [sender])
  return { run, runMany, busy, queue, syncStatus, choices, finish, wake }
}
