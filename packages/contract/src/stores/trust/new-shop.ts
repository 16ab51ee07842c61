/** A shop is new to customers until it has delivered this many orders. */
export const NEW_UNTIL_DELIVERED = 10

/** Whether customers are told that a shop is new, by the orders that it has delivered. */
export const isNewShop = (deliveredOrders: number): boolean => deliveredOrders < NEW_UNTIL_DELIVERED
