import { MISSING_STATES, type MissingState } from '@jhola/contract/availability/missing-states'
import { canTakeBack, type QueuedAction } from '@jhola/contract/orders/offline/action-queue'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMay } from '../../../../domain/account/use-may.ts'
import { putBack } from '../../../../domain/inventory/off-shelf/put-back.ts'
import { ApiError } from '../../../../shared/api/api-client.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../../shared/ui/toast.ts'
import { useActionQueue } from '../../actions/queue-context.ts'
import type { Order } from '../../data/board-state.ts'
import { useLiveOrders } from '../../live/live-orders.tsx'
import { saidOff, useSaidOff } from './said-off.ts'

const SHELVES = ['GET /inventory/shelf', 'GET /inventory/products', 'GET /inventory/questions', 'GET /orders/packing/shelf']

const isAbout = (productId: string) => (one: QueuedAction) => one.type === 'off_shelf' && one.data.product_id === productId

/**
 * Takes a product that is not there off the shelf: an action of the device's queue, so it also works without a network. What has not
 * been sent is taken back from the queue; after that the product is put back on the shelf as it was.
 */
export const useOffShelf = (order: Order, productId: string) => {
  const { tError, t } = useT()
  const may = useMay()
  const client = useQueryClient()
  const { run } = useLiveOrders()
  const { queue, choices } = useActionQueue()
  const kept = useSaidOff(productId)
  const mine = queue.filter(isAbout(productId))
  const waiting = mine.findLast(({ state }) => state === 'waiting')
  const putting = useMutation({
    mutationFn: (state: MissingState) => putBack(productId, state),
    onSuccess: () => saidOff.set(productId, null),
    onError: (error) => toast.error(tError(error instanceof ApiError ? error.code : 'server.failed')),
    onSettled: () => Promise.all(SHELVES.map((key) => client.invalidateQueries({ queryKey: [key] }))),
  })
  const fromQueue = waiting?.type === 'off_shelf' ? waiting.data.state : null
  const said = fromQueue ?? (mine.length > 0 ? null : kept)
  const undo = async (): Promise<void> => {
    if (said === null) return
    if (waiting) {
      if (canTakeBack(waiting) && (await choices.takeBack(waiting)) > 0) saidOff.set(productId, null)
      else toast.warning(t('orders.actions.queue.left'))
    } else await putting.mutateAsync(said).catch(() => undefined)
  }
  return {
    /** What this person may say of it; empty: not for packers without the right `stock`. */
    states: may('stock') ? MISSING_STATES.filter((state) => state !== 'for_good' || may('products.edit')) : [],
    said,
    isBusy: putting.isPending,
    say: async (state: MissingState): Promise<void> => {
      if (await run({ kind: 'off_shelf', order, productId, state })) saidOff.set(productId, state)
    },
    undo,
  }
}
export type OffShelf = ReturnType<typeof useOffShelf>
