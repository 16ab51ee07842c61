import type { Order } from '@jhola/contract/orders/schema'
import { promiseAtAccept } from '@jhola/contract/orders/steps/promise-at-accept'
import type { Sql } from '../../../platform/db/sql.ts'
import type { ShopPerson } from '../../../platform/http/caller/actor.ts'
import type { OrderDeps } from '../deps.ts'
import { lockOrderAtVersion } from '../order-changes.repo.ts'
import { transitionOrder } from './transition-order.ts'

type Acceptance = {
  actor: ShopPerson
  orderId: string
  version: number | undefined
  readyInMinutes: number | undefined
}

/** The shop accepts an order. Throws as `transitionOrder`. */
export const acceptOrder = async (deps: OrderDeps, tx: Sql, { readyInMinutes, ...accepted }: Acceptance): Promise<Order> => {
  const { actor, orderId, version } = accepted
  const order = readyInMinutes === undefined ? null : await lockOrderAtVersion(tx, actor.store_id, orderId, version)
  const promiseMs = order && promiseAtAccept(order, readyInMinutes, deps.clock.now().getTime())
  const patch = promiseMs === null ? {} : { estimated_delivery: new Date(promiseMs) }
  return transitionOrder(deps, tx, { ...accepted, to: 'confirmed', patch })
}
