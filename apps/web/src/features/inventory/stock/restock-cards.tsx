import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import type { InventoryProduct } from '../data/inventory-api.ts'
import { ProductPicture } from '../data/product-picture.tsx'
import { StockChips } from '../data/stock-labels.tsx'
import { useProductNames } from '../data/use-product-names.ts'

type RestockProps = { products: readonly InventoryProduct[]; onRestock(product: InventoryProduct): void }

/** Products that are low or out of stock: their stock against the minimum, and a button to restock. */
export const RestockCards = ({ products, onRestock }: RestockProps) => {
  const { t } = useT()
  const labels = useItemLabels()
  const names = useProductNames()
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {products.map((product) => (
        <Card
          key={product.id}
          as="li"
          padding="sm"
          className={cx(
            'flex list-none flex-wrap items-center gap-x-3 gap-y-2 border-s-4!',
            product.is_out_of_stock ? 'border-s-error!' : 'border-s-warning!',
          )}
        >
          <ProductPicture product={product} sidePx={56} className="size-14 shrink-0" />
          <div className="min-w-40 flex-1">
            <h3 className="line-clamp-3 font-semibold">{names.whole(product)}</h3>
            <p className="figures">
              {t('inventory.stockOfMin', {
                stock: product.available,
                least: labels.measure(product.min_stock_level, product.unit),
              })}
            </p>
            <StockChips product={product} />
          </div>
          <Button
            size="sm"
            variant="brand"
            className="ms-auto"
            aria-label={t('inventory.of', { action: t('inventory.action.restock'), name: names.whole(product) })}
            onClick={() => onRestock(product)}
          >
            {t('inventory.action.restock')}
          </Button>
        </Card>
      ))}
    </ul>
  )
}
