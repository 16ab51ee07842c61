import { useMemo } from 'react'
import { ApiError } from '../../../shared/api-client.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { type Translate, useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import type { Order } from '../board-state.ts'
import type { Conflict } from '../conflict.ts'
import type { OrderAction } from '../send-action.ts'

type Done = (t: Translate, id: string, order: Order) => void

const DONE: Record<OrderAction['kind'], Done> = {
  accept: (t, id) => toast.success(t('counter.toast.accepted', { id })),
  reject: (t, id) => toast.info(t('counter.toast.rejected', { id })),
  paid: (t, id) => toast.success(t('counter.toast.paid', { id })),
  move: (t, id, order) => toast.success(t('counter.toast.status', { id, status: t(`common.status.${order.status}`) })),
  // The card stops ringing: that says it.
  acknowledge: () => undefined,
}

/** What is said after an action, in the documents' words. */
export const useActionWords = () => {
  const { t, tError } = useT()
  const moments = useMoments()
  return useMemo(() => {
    const whoOf = (by: string | null): string => {
      if (by === null) return t('counter.by.somebody')
      return by === 'customer' ? t('counter.by.customer') : by
    }
    return {
      tellDone: (action: OrderAction, changed: Order) => DONE[action.kind](t, changed.order_number, changed),
      tellFailed: (action: OrderAction, error: unknown, conflict: Conflict | null) => {
        const id = action.order.order_number
        if (conflict) {
          const status = t(`common.status.${conflict.status}`)
          const who = whoOf(conflict.by)
          toast.error(
            conflict.at
              ? t('counter.toast.conflict', { id, status, who, when: moments.ago(Date.parse(conflict.at), Date.now()) })
              : t('counter.toast.conflictNow', { id, status, who }),
          )
          return
        }
        const isKnown = error instanceof ApiError
        toast.error(tError(isKnown ? error.code : 'server.failed', isKnown ? error.details : undefined))
      },
    }
  }, [t, tError, moments])
}
