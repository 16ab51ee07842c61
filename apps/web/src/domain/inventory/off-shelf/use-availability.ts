import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiReply, api, newKey } from '../../../shared/api/api-client.ts'

/** What a shop may say of a product with one tap; `week`: until a week from now. */
export const OFF_SHELF_CHOICES = ['sold_out', 'today', 'week', 'for_good'] as const
export type OffShelfChoice = (typeof OFF_SHELF_CHOICES)[number]
export type AvailabilityReply = ApiReply<'PATCH /inventory/products/{product_id}/availability'>

const WEEK_MS = 7 * 24 * 60 * 60_000

const bodyOf = (choice: OffShelfChoice | 'yes') =>
  choice === 'week' ? ({ state: 'until', until: new Date(Date.now() + WEEK_MS).toISOString() } as const) : { state: choice }

/** Says whether a product is there. Throws `ApiError`. */
export const sayAvailability = (productId: string, choice: OffShelfChoice | 'yes'): Promise<AvailabilityReply> =>
  api('PATCH /inventory/products/{product_id}/availability', {
    params: { product_id: productId },
    body: bodyOf(choice),
    idempotencyKey: newKey(),
  })

/** The same for a component; lists of products are read again afterwards. */
export const useAvailability = (productId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (choice: OffShelfChoice | 'yes') => sayAvailability(productId, choice),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['GET /inventory/shelf'] }),
        client.invalidateQueries({ queryKey: ['GET /inventory/products'] }),
        client.invalidateQueries({ queryKey: ['GET /inventory/questions'] }),
      ]),
  })
}
