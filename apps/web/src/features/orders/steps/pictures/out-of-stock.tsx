import '../../../../shared/i18n/lazy-texts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { markIn, markOut, readProduct, stockBefore } from '../../../../domain/inventory/mark-stock.ts'
import { ApiError } from '../../../../shared/api/api-client.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { useAreaText } from '../../../../shared/i18n/use-area.ts'
import { cx } from '../../../../shared/ui/cx.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { toast } from '../../../../shared/ui/toast.ts'
import type { Order } from '../../data/board-state.ts'

/** Marks a product as out of stock, or back in stock: customers see it at once. */
export const OutOfStock = ({ item }: { item: Order['items'][number] }) => {
  const { tError } = useT()
  const t = useAreaText('literacy')
  const client = useQueryClient()
  const marking = useMutation({
    mutationFn: async (isOut: boolean) => {
      const product = await readProduct(item.product_id)
      if (!product) throw new ApiError('inventory.deleted', '', 409)
      await (isOut ? markOut(product) : markIn(product, await stockBefore(product)))
      return isOut
    },
    onError: (error) => toast.error(tError(error instanceof ApiError ? error.code : 'server.failed')),
    onSettled: () => client.invalidateQueries({ queryKey: ['GET /inventory/shelf'] }),
  })
  const isOut = marking.data === true
  const label = t(isOut ? 'literacy.in' : 'literacy.out')
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-busy={marking.isPending}
      data-says={isOut ? 'in_stock' : 'out_of_stock'}
      disabled={marking.isPending}
      className={cx(
        'eases presses mt-1 flex min-h-14 w-full items-center justify-center gap-1 rounded-lg border-2 disabled:opacity-50',
        isOut ? 'border-success bg-success-soft text-success' : 'border-error bg-surface text-error',
      )}
      onClick={() => marking.mutate(!isOut)}
    >
      <Icon name="package" size="lg" />
      <Icon name={isOut ? 'undo' : 'x'} size="md" />
    </button>
  )
}
