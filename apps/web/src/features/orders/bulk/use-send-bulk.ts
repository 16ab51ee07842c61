import { OWNER_QUEUE_MAX } from '@jhola/contract/constants'
import { partnerOf } from '@jhola/contract/orders/deliveries/riders'
import type { Rider } from '@jhola/contract/orders/deliveries/routes'
import type { BulkPlan } from '@jhola/contract/orders/steps/bulk-step'
import type { PaidBy } from '@jhola/contract/orders/steps/paid-by'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import type { Order } from '../data/board-state.ts'
import { rememberOnDevice } from '../data/riders.ts'
import { useLiveOrders } from '../live/live-orders.tsx'
import { useUsual } from '../one-tap/use-one-tap.ts'
import { planActions } from './bulk.ts'

export type BulkChoices = { rider: Rider | null; paidBy: PaidBy }

/** Stores the actions of a plan together, to be sent when they can no longer be undone. A second tap meanwhile is ignored. */
export const useSendBulk = (onDone: () => void) => {
  const { t } = useT()
  const client = useQueryClient()
  const { runMany } = useLiveOrders()
  const usualOf = useUsual()
  const isSending = useRef(false)
  const send = async (plan: BulkPlan<Order>, { rider, paidBy }: BulkChoices): Promise<void> => {
    if (isSending.current) return
    isSending.current = true
    const partner = rider ? partnerOf(rider) : undefined
    const kept = await runMany(planActions(plan, { usualOf, partner, paidBy }))
    isSending.current = false
    if (kept.some((one) => 'why' in one && one.why === 'lost')) return void toast.error(t('orders.actions.failed.status'))
    if (kept.some((one) => 'why' in one && one.why === 'full'))
      toast.error(t('orders.actions.queue.full', { count: OWNER_QUEUE_MAX }))
    if (partner && plan.to === 'out_for_delivery') rememberOnDevice(client, partner)
    onDone()
  }
  return (plan: BulkPlan<Order>, choices: BulkChoices) => void send(plan, choices)
}
