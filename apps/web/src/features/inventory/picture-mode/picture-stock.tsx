import '../../../shared/i18n/lazy-texts.ts'
import { STOCK_MAX } from '@jhola/contract/inventory/stock/stock-update'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { markIn, markOut, stockBefore } from '../../../domain/inventory/mark-stock.ts'
import { HearButton } from '../../../domain/literacy/hear-button.tsx'
import { ApiError } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useAreaText } from '../../../shared/i18n/use-area.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { QuantityStepper } from '../../../shared/ui/quantity-stepper.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import { type InventoryProduct, invalidateInventory } from '../data/inventory-api.ts'
import { ProductPicture } from '../data/product-picture.tsx'
import { useProductNames } from '../data/use-product-names.ts'

const MORE = [5, 10, 50] as const

/** Sets the counted stock of a product, or marks it as out of stock, without typing. */
const useMarking = (product: InventoryProduct, onDone: () => void) => {
  const { t, tError } = useT()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (toSell: number | null) => (toSell === null ? markOut(product) : markIn(product, toSell)),
    onSuccess: onDone,
    onError: (error) => toast.error(error instanceof ApiError ? tError(error.code, error.details) : t('inventory.failed.stock')),
    onSettled: () => invalidateInventory(client),
  })
}

/** The stock of one product, large: out of stock, or the counted quantity. */
export const PictureStock = ({ product, onClose }: { product: InventoryProduct; onClose(): void }) => {
  const t = useAreaText('literacy')
  const names = useProductNames()
  const labels = useItemLabels()
  const isOut = product.stock_status === 'out_of_stock'
  // A product that was marked as out of stock returns with its former quantity.
  const before = useQuery({
    queryKey: ['GET /inventory/products/{product_id}/movements', product.id, 'before'],
    queryFn: () => stockBefore(product),
    enabled: isOut,
  })
  const [typed, setTyped] = useState<number | null>(null)
  const marking = useMarking(product, onClose)
  const count = typed ?? (isOut ? (before.data ?? 0) : product.available)
  const set = (next: number) => setTyped(Math.min(STOCK_MAX, next))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={
        <span className="flex items-center gap-3">
          <HearButton parts={isOut ? ['out_of_stock', 'count'] : ['count']} />
          <VisuallyHidden>{names.whole(product)}</VisuallyHidden>
        </span>
      }
      footer={
        <>
          {!isOut && (
            <Button
              variant="destructive"
              size="lg"
              className="min-h-18 grow"
              aria-label={t('literacy.out')}
              data-says="out_of_stock"
              disabled={marking.isPending}
              onClick={() => marking.mutate(null)}
            >
              <span className="flex items-center gap-2">
                <Icon name="package" size="xl" />
                <Icon name="x" size="lg" />
              </span>
            </Button>
          )}
          <Button
            variant="success"
            size="lg"
            className="min-h-18 grow"
            aria-label={t('literacy.in')}
            data-says={isOut ? 'in_stock' : 'right'}
            disabled={marking.isPending || count === 0 || (!isOut && typed === null)}
            onClick={() => marking.mutate(count)}
          >
            <span className="flex items-center gap-2">
              <Icon name="package" size="xl" />
              <Icon name="check" size="lg" />
            </span>
          </Button>
        </>
      }
    >
      <div data-opening={isOut ? 'out_of_stock count' : 'count'} className="grid justify-items-center gap-4">
        <ProductPicture product={product} sidePx={200} className="size-44" />
        <QuantityStepper
          size="lg"
          className="w-full max-w-64 text-3xl!"
          name={t('literacy.count')}
          value={count}
          max={STOCK_MAX}
          format={(value) => labels.measure(value, product.unit)}
          onChange={set}
        />
        <div className="grid w-full grid-cols-3 gap-2">
          {MORE.map((more) => (
            <Button
              key={more}
              variant="secondary"
              size="lg"
              icon="plus"
              className="px-1 font-bold text-2xl"
              data-says={String(more)}
              onClick={() => set(count + more)}
            >
              <bdi className="figures">{more}</bdi>
            </Button>
          ))}
        </div>
      </div>
    </Dialog>
  )
}
