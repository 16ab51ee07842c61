import type { Route } from '../route.ts'

/**
 * What the people of a suspended shop may still do: finish the orders that customers hold, and give money back. Everything else of
 * the shop is read-only for them.
 */
export const ALLOWED_WHILE_SUSPENDED: ReadonlySet<string> = new Set([
  'POST /orders/{id}/accept',
  'POST /orders/{id}/reject',
  'POST /orders/{id}/delay',
  'POST /orders/{id}/acknowledge',
  'PUT /orders/{id}/status',
  'PUT /orders/bulk/status',
  'PUT /orders/{id}/rider',
  'POST /orders/{id}/problem/answer',
  'POST /orders/{id}/payment/not-found',
  'POST /orders/{id}/refunds',
  'POST /payments/{payment_id}/give-back',
  'POST /payments/{payment_id}/returns/retry',
  'POST /payments/{payment_id}/returns/in-cash',
  'POST /payments/hand-returns/{return_id}/given',
  // Finding out which open orders were paid by UPI.
  'POST /payments/statement',
  'POST /payments/messages',
  'POST /payments/matches',
])

/** Whether a call of a shop's people is refused while their shop is suspended (`stores.suspended`). */
export const isRefusedWhileSuspended = ({ method, path, policy }: Pick<Route, 'method' | 'path' | 'policy'>): boolean =>
  method !== 'GET' && (policy === 'shop' || policy === 'owner') && !ALLOWED_WHILE_SUSPENDED.has(`${method} ${path}`)
