import { nextSteps } from '@jhola/contract/orders/steps/step-chains'
import { NEEDED_FOR_STATUS } from '@jhola/contract/orders/status-permissions'
import type { OrderStatus } from '@jhola/contract/orders/statuses'
import { useCallback } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import { useShopPreferences } from '../../../domain/preferences/shop-preferences.ts'
import type { Order } from './board-state.ts'

/** The next steps of an order in this shop, the usual one first: without steps that it does not use. */
export const useNextSteps = () => {
  const { preparing, ready } = useShopPreferences().counter.steps
  const may = useMay()
  const next = useCallback(
    (order: Pick<Order, 'status' | 'delivery_type'>): OrderStatus[] => nextSteps(order, { preparing, ready }),
    [preparing, ready],
  )
  /** Those of them that this person may take. */
  const permitted = (order: Pick<Order, 'status' | 'delivery_type'>): OrderStatus[] =>
    next(order).filter((to) => may(NEEDED_FOR_STATUS[to]))
  return { next, permitted }
}
