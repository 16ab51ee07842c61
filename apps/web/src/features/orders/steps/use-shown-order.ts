import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useSearchParams } from '../../../shared/navigation/navigation.tsx'
import { newestOf, type Order } from '../data/board-state.ts'

const ORDER_ID = /^[0-9a-f-]{36}$/i

/**
 * The order whose details are open: `?order=` in the URL, so that a toast, a message or the back button can open and close it. An
 * order on the board is the live one; others are fetched. When it leaves the board, its last known state stays until it is
 * fetched.
 */
export const useShownOrder = (live: readonly Order[]) => {
  const [address, setAddress] = useSearchParams()
  const requested = address.get('order') ?? ''
  const id = ORDER_ID.test(requested) ? requested : null
  const onBoard = live.find((order) => order.id === id)
  const reading = useQuery({
    ...apiQuery('GET /orders/{id}', { params: { id: id ?? '' }, query: {} }),
    enabled: id !== null && onBoard === undefined,
    staleTime: 0,
  })
  const show = useCallback(
    (orderId: string | null) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before)
          if (orderId) next.set('order', orderId)
          else next.delete('order')
          return next
        },
        { replace: orderId === null },
      ),
    [setAddress],
  )
  const [lastSeen, setLastSeen] = useState<Order>()
  const order = id === null ? undefined : newestOf(id, [onBoard, reading.data?.order, lastSeen])
  if (order !== lastSeen) setLastSeen(order)
  return { id, order, reading, show }
}
