import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiReply, api, newKey } from '../../../shared/api/api-client.ts'
import { untilOf } from './off-shelf-times.ts'

/** What a shop may say of a product with one tap; `week`: until a week from now. */
export const OFF_SHELF_CHOICES = ['sold_out', 'today', 'tomorrow_evening', 'week', 'for_good'] as const
export type OffShelfChoice = (typeof OFF_SHELF_CHOICES)[number]
export type AvailabilityReply = ApiReply<'PATCH /inventory/products/{product_id}/availability'>

/** What is said of a product: one of the choices, that it is there, or a time of the shop's own (ISO 8601). */
export type Said = OffShelfChoice | 'yes' | { until: string }

const bodyOf = (said: Said) => {
  if (typeof said === 'object') return { state: 'until', until: said.until } as const
  if (said === 'week' || said === 'tomorrow_evening') return { state: 'until', until: untilOf(said, Date.now()) } as const
  return { state: said }
}

/** Says whether a product is there. Throws `ApiError`. */
export const sayAvailability = (productId: string, said: Said): Promise<AvailabilityReply> =>
  api('PATCH /inventory/products/{product_id}/availability', {
    params: { product_id: productId },
    body: bodyOf(said),
    idempotencyKey: newKey(),
  })

/** The same for a component; lists of products are read again afterwards. */
export const useAvailability = (productId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (said: Said) => sayAvailability(productId, said),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['GET /inventory/shelf'] }),
        client.invalidateQueries({ queryKey: ['GET /inventory/products'] }),
        client.invalidateQueries({ queryKey: ['GET /inventory/questions'] }),
      ]),
  })
}
