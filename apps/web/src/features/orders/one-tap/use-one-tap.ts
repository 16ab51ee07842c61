import { partnerOf } from '@jhola/contract/orders/deliveries/riders'
import type { Rider } from '@jhola/contract/orders/deliveries/routes'
import type { OrderStatus } from '@jhola/contract/orders/statuses'
import type { PaidBy } from '@jhola/contract/orders/steps/paid-by'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { ownerActions } from '../../../domain/orders/owner-actions.ts'
import { useShopPreferences } from '../../../domain/preferences/shop-preferences.ts'
import type { OrderAction } from '../actions/send-action.ts'
import { needsDialog, STEPS_WITH_DIALOG } from '../actions/steps-with-dialog.ts'
import type { Order } from '../data/board-state.ts'
import { lastUsedRider, rememberOnDevice } from '../data/riders.ts'
import { acceptIn, oneTap, type Usual } from './one-tap.ts'

type Around = {
  run(action: OrderAction): Promise<boolean>
  isPictures: boolean
  ask(step: { kind: (typeof STEPS_WITH_DIALOG)[keyof typeof STEPS_WITH_DIALOG]; order: Order }): void
}

const isPaymentWaiting = (orderId: string): boolean =>
  ownerActions.read().some((one) => one.orderId === orderId && one.type === 'payment' && one.state === 'waiting')

/** What one tap takes for granted in this shop, for an order. */
export const useUsual = (): ((order: Order) => Usual) => {
  const client = useQueryClient()
  const { readyMinutes } = useShopPreferences().counter
  return useCallback(
    ({ id }: Order) => {
      const last = lastUsedRider(client)
      return { readyMinutes, partner: last && partnerOf(last), paymentWaits: isPaymentWaiting(id) }
    },
    [client, readyMinutes],
  )
}

/** The steps of one tap: with the shop's usual time, the last rider and the exact cash. A dialog asks where something is unusual. */
export const useOneTap = ({ run, isPictures, ask }: Around) => {
  const client = useQueryClient()
  const usualOf = useUsual()
  return useMemo(() => {
    const send = (order: Order, partner: ReturnType<typeof partnerOf> | undefined) => {
      if (partner) rememberOnDevice(client, partner)
      void run({ kind: 'move', order, to: 'out_for_delivery', ...(partner && { partner }) })
    }
    return {
      usual: (order: Order, to: OrderStatus): void => {
        // Pictures ask with a picture of what the step is about.
        const action = isPictures && needsDialog(to) ? null : oneTap(order, to, usualOf(order))
        if (action) void run(action)
        else if (needsDialog(to)) ask({ kind: STEPS_WITH_DIALOG[to], order })
      },
      acceptIn: (order: Order, readyInMinutes: number | undefined): void => void run(acceptIn(order, readyInMinutes ?? null)),
      sendWith: (order: Order, rider: Rider | 'nobody' | 'other'): void => {
        if (rider === 'other') ask({ kind: 'dispatch', order })
        else send(order, rider === 'nobody' ? undefined : partnerOf(rider))
      },
      handOver: (order: Order, paidBy: PaidBy): void => void run({ kind: 'move', order, to: 'delivered', paidBy }),
    }
  }, [client, run, isPictures, ask, usualOf])
}
