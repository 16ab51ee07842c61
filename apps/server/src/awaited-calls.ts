/**
 * Calls that the contract names and no module serves yet: they answer `request.not_found`. The list only gets shorter; a call
 * that is missing and not listed, or listed and served, stops the start.
 */
export const AWAITED_CALLS: ReadonlySet<string> = new Set<string>([
  'GET /inventory/shelf',
  'GET /inventory/products/{product_id}',
  'POST /inventory/products',
  'PUT /inventory/products/{product_id}',
  'POST /inventory/products/{product_id}/duplicate',
  'PUT /inventory/products/{product_id}/stock',
  'GET /inventory/products/{product_id}/movements',
  'POST /inventory/products/actions',
  'POST /inventory/products/{product_id}/photo',
  'DELETE /inventory/products/{product_id}/photo',
])
