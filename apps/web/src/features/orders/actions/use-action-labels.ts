import type { MissingState } from '@jhola/contract/availability/missing-states'
import type { FoundOrder, QueuedAction } from '@jhola/contract/orders/offline/action-queue'
import { type OwnerActionType, targetOf } from '@jhola/contract/orders/offline/owner-actions'
import { useMemo } from 'react'
import { news } from '../../../domain/orders/shop-news.ts'
import { formatPersonOnDevice } from '../../../shared/format/device-labels.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { serverNow } from '../../../shared/hooks/server-clock.ts'
import { type Translate, useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { toast } from '../../../shared/ui/toast.ts'
import type { Order } from '../data/board-state.ts'
import { ACTION_LABELS } from '../data/order-labels.ts'

/** What customers see of a product that is not there. */
export const OFF_LABELS = {
  sold_out: 'orders.board.reject.offSoldOut',
  today: 'orders.board.reject.offToday',
  for_good: 'orders.board.reject.offForGood',
} as const satisfies Record<MissingState, TextKey>

type Done = (t: Translate, id: string, order: Order) => void

/** The specified texts for a server error that has no text of its own. */
const FAILED: Partial<Record<OwnerActionType, TextKey>> = {
  accept: 'orders.actions.failed.accept',
  reject: 'orders.actions.failed.reject',
  update_status: 'orders.actions.failed.status',
}

/** What went well needs no answer: it is told in the line of news, which covers nothing. */
const tell = (text: string): void => news.tell({ kind: 'other', text })

const DONE: Record<OwnerActionType, Done> = {
  accept: (t) => tell(t('orders.actions.done.accepted')),
  reject: (t) => tell(t('orders.actions.done.rejected')),
  delay: (t, id) => tell(t('orders.actions.delay.done', { id })),
  payment: (t, id) => tell(t('orders.board.toast.paid', { id })),
  update_status: (t, _id, order) => tell(t('orders.actions.done.status', { status: t(`common.status.${order.status}`) })),
  answer_problem: (t) => toast.success(t('orders.board.problem.sent')),
  // The sheet shows the changed line and the new total.
  pack: () => undefined,
  // The sheet shows that it is off the shelf.
  off_shelf: () => undefined,
  // No message is needed: the order stops ringing.
  acknowledge: () => undefined,
}

/** Messages about actions, in the specified texts. */
export const useActionLabels = () => {
  const { t, tError } = useT()
  const moments = useMoments()
  return useMemo(() => {
    const whoOf = (by: string | null): string => {
      if (by === null) return t('orders.board.by.somebody')
      return by === 'customer' ? t('orders.board.by.customer') : formatPersonOnDevice(t, by)
    }
    /** `001-0012 is already Cancelled. Ramesh · Android phone, 5 minutes ago.` */
    const sayFound = (id: string, found: FoundOrder): string => {
      const status = t(`common.status.${found.status}`)
      const who = whoOf(found.by)
      return found.at
        ? t('orders.board.toast.conflict', { id, status, who, when: moments.ago(Date.parse(found.at), serverNow()) })
        : t('orders.board.toast.conflictNow', { id, status, who })
    }
    /** Why an action could not be applied. */
    const sayProblem = ({ type, order_number, problem }: QueuedAction): string => {
      if (problem === null) return ''
      const failed = problem.code === 'server.failed' ? FAILED[type] : undefined
      if (failed) return t(failed)
      return problem.found ? sayFound(order_number, problem.found) : tError(problem.code, problem.details)
    }
    /** The name of the action that the user wanted: `Accept`. */
    const sayWish = (action: QueuedAction): string => {
      if (action.type === 'reject') return t('orders.board.action.reject')
      if (action.type === 'delay') return t('orders.actions.delay.minutes', { minutes: action.data.minutes })
      if (action.type === 'payment') return t('orders.board.action.paid')
      if (action.type === 'answer_problem') return t('orders.board.problem.send')
      if (action.type === 'acknowledge') return t('orders.board.seen')
      if (action.type === 'pack') return t('orders.board.column.packing')
      if (action.type === 'off_shelf') return t(OFF_LABELS[action.data.state])
      return t(ACTION_LABELS[targetOf(action) ?? 'confirmed'].key)
    }
    return {
      sayProblem,
      sayWish,
      reportDone: (action: QueuedAction, changed: Order) => DONE[action.type](t, changed.order_number, changed),
      /** The action could not be stored, not even in the memory of this page. */
      reportLost: (type: OwnerActionType) => toast.error(t(FAILED[type] ?? 'orders.actions.live.actionFailed')),
      reportFailed: (action: QueuedAction) => toast.error(sayProblem(action)),
    }
  }, [t, tError, moments])
}
