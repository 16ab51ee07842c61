import type { OrderStatus } from '../statuses.ts'

/** Until packing starts the customer may change the order. */
export const canCustomerChange = (status: OrderStatus): boolean => status === 'pending' || status === 'confirmed'
