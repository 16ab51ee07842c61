/** A window event: something was written about an order, or read. `detail.order_id` is empty when it may be any. */
export const THREAD_EVENT = 'jhola.thread'
