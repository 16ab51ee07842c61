import type { Order } from '@jhola/contract/orders/schema'

/** What is to be paid now, in rupees: the order, or what packing made it dearer after it was paid. */
export const dueOf = (order: Pick<Order, 'owed_amount' | 'total_amount'>): number => order.owed_amount || order.total_amount
