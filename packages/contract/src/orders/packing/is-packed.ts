import type { OrderStatus } from '../statuses.ts'

const PACKED_IN: readonly OrderStatus[] = ['confirmed', 'preparing', 'ready']

/** An order is packed from its acceptance until it leaves the shop. */
export const isPacked = (status: OrderStatus): boolean => PACKED_IN.includes(status)
