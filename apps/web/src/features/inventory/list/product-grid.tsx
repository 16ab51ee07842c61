import type { Selection } from '../../../shared/hooks/use-selection.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { chooseRows, howMuchOf } from '../../../shared/ui/choose-rows.ts'
import { Price } from '../../../shared/ui/money.tsx'
import { SeparatedList } from '../../../shared/ui/separated-list.tsx'
import type { InventoryProduct } from '../data/inventory-api.ts'
import { ProductButtons, type ProductHandlers } from '../data/product-buttons.tsx'
import { ProductPicture } from '../data/product-picture.tsx'
import { StockBar, StockChips } from '../data/stock-labels.tsx'
import { useProductNames } from '../data/use-product-names.ts'

type TileProps = { product: InventoryProduct; isChosen: boolean; onChoose(isChosen: boolean): void; handlers: ProductHandlers }

const Tile = ({ product, isChosen, onChoose, handlers }: TileProps) => {
  const { t } = useT()
  const names = useProductNames()
  return (
    <Card as="li" padding="none" className="flex list-none flex-col overflow-hidden">
      <div className="relative">
        <ProductPicture product={product} sidePx={200} className="h-36 w-full rounded-none!" />
        <div className="absolute inset-x-2 bottom-2">
          <StockChips product={product} />
        </div>
        {product.discount > 0 && (
          <span className="absolute start-2 top-2 rounded-sm bg-cloth px-2 py-0.5 font-bold text-on-cloth text-sm">
            {t('inventory.percentOffBadge', { percent: product.discount })}
          </span>
        )}
        <Checkbox
          label={t('common.selectRow', { name: names.whole(product) })}
          hideLabel
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
          className="absolute end-1 top-1 rounded-full bg-surface"
        />
      </div>
      <div className="flex grow flex-col gap-2 p-3">
        <div>
          <h3 className="line-clamp-3 font-semibold">{names.whole(product)}</h3>
          <p className="text-ink-soft text-sm">
            <SeparatedList facts={[product.brand, names.category(product)]} />
          </p>
          <p className="text-ink-soft text-sm">
            {t('inventory.column.sku')}: <bdi className="figures">{product.sku ?? t('inventory.noSku')}</bdi>
          </p>
        </div>
        <StockBar product={product} />
        <div className="mt-auto">
          <Price rupees={product.price} mrpRupees={product.mrp} mrpLabel={t('inventory.mrp')} unit={names.pack(product)} />
        </div>
        <ProductButtons product={product} handlers={handlers} />
      </div>
    </Card>
  )
}

type GridProps = { products: readonly InventoryProduct[]; selection: Selection<InventoryProduct>; handlers: ProductHandlers }

/** The same page of products as cards. */
export const ProductGrid = ({ products, selection, handlers }: GridProps) => {
  const { t } = useT()
  const keys = products.map(({ id }) => id)
  const chosen = howMuchOf(selection.ids, keys)
  const choose = (ids: readonly string[], isChosen: boolean) => selection.choose(chooseRows(selection.ids, ids, isChosen))
  return (
    <>
      <Checkbox
        label={<span className="font-medium text-sm">{t('common.selectAll')}</span>}
        checked={chosen === 'all'}
        mixed={chosen === 'some'}
        onChange={(event) => choose(keys, event.target.checked)}
        className="mb-2 ps-2"
      />
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {products.map((product) => (
          <Tile
            key={product.id}
            product={product}
            isChosen={selection.ids.has(product.id)}
            onChoose={(isChosen) => choose([product.id], isChosen)}
            handlers={handlers}
          />
        ))}
      </ul>
    </>
  )
}
