/** Orders in these states hold goods that are still in the shop. */
export const HOLDING_STATUSES = ['pending', 'confirmed', 'preparing', 'ready'] as const
