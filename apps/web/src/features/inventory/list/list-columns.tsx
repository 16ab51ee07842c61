import { useMemo } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { SeparatedList } from '../../../shared/ui/separated-list.tsx'
import type { TableColumn } from '../../../shared/ui/table-head.tsx'
import type { InventoryProduct } from '../data/inventory-api.ts'
import { ProductButtons, type ProductHandlers } from '../data/product-buttons.tsx'
import { ProductPicture } from '../data/product-picture.tsx'
import { StockBar, StockChips } from '../data/stock-labels.tsx'
import { useProductNames } from '../data/use-product-names.ts'

const ProductCell = ({ product }: { product: InventoryProduct }) => {
  const names = useProductNames()
  return (
    <span className="flex min-w-0 items-start gap-3 md:min-w-44 md:items-center">
      <ProductPicture product={product} sidePx={48} className="size-12 shrink-0" />
      <span className="min-w-0">
        <span className="line-clamp-3 font-semibold">{names.name(product)}</span>
        <span className="block font-normal text-ink-soft text-sm">
          <SeparatedList facts={[names.pack(product), product.brand]} />
        </span>
        <span className="block font-normal text-ink-soft text-sm xl:hidden">
          <SeparatedList facts={[names.category(product), product.sku]} />
        </span>
      </span>
    </span>
  )
}

/** The selling price, and its discount from the MRP. */
const PriceLabels = ({ product }: { product: InventoryProduct }) => {
  const { t } = useT()
  return (
    <span className="inline-block">
      <Money rupees={product.price} className="font-semibold figures" />
      {product.discount > 0 && (
        <span className="block text-sm text-success max-md:ms-1.5 max-md:inline">
          {t('inventory.percentOff', { percent: product.discount })}
        </span>
      )}
    </span>
  )
}

/** Columns of the specified table; the ids of sortable ones are the server's names. */
export const useListColumns = (handlers: ProductHandlers): TableColumn<InventoryProduct>[] => {
  const { t } = useT()
  const names = useProductNames()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('inventory.column.product'),
        sortable: true,
        onCard: 'title',
        cell: (product) => <ProductCell product={product} />,
      },
      {
        id: 'sku',
        header: t('inventory.column.sku'),
        onCard: 'hidden',
        from: 'xl',
        cell: (product) => <bdi className="text-sm figures">{product.sku ?? '-'}</bdi>,
      },
      {
        id: 'category',
        header: t('inventory.column.category'),
        onCard: 'hidden',
        from: 'xl',
        cell: (product) => names.category(product),
      },
      {
        id: 'stock',
        header: t('inventory.column.stock'),
        sortable: true,
        onCard: 'text',
        cell: (product) => (
          <>
            <span className="mb-1.5 block md:hidden">
              <StockChips product={product} />
            </span>
            <StockBar product={product} />
          </>
        ),
      },
      {
        id: 'status',
        header: t('inventory.column.status'),
        onCard: 'hidden',
        cell: (product) => <StockChips product={product} />,
      },
      {
        id: 'cost',
        header: t('inventory.column.cost'),
        align: 'end',
        onCard: 'hidden',
        from: 'xl',
        cell: (product) => (product.costPrice === null ? '-' : <Money rupees={product.costPrice} className="figures" />),
      },
      {
        id: 'price',
        header: t('inventory.column.price'),
        align: 'end',
        sortable: true,
        cell: (product) => (
          <span>
            <PriceLabels product={product} />
            {product.costPrice !== null && (
              <span className="block text-ink-soft text-sm xl:hidden">
                {t('inventory.column.cost')} <Money rupees={product.costPrice} className="figures" />
              </span>
            )}
          </span>
        ),
      },
      {
        id: 'actions',
        header: t('inventory.column.actions'),
        onCard: 'actions',
        align: 'end',
        cell: (product) => <ProductButtons product={product} handlers={handlers} />,
      },
    ],
    [t, names, handlers],
  )
}
