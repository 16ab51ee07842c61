import { memo, type ReactNode, useEffect, useRef } from 'react'
import type { Product } from '../../../domain/cart/to-cart-item.ts'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import { SearchField } from '../../../shared/ui/search-field.tsx'
import { useCatalogueAddress } from '../hooks/use-catalogue-address.ts'
import { useFirstMatch } from '../hooks/use-first-match.ts'
import { useShownCatalogue } from '../hooks/use-shown-catalogue.ts'
import { CategoryTabs } from './category-tabs.tsx'
import { ProductPages } from './product-pages.tsx'
import { ProductQuantity } from './product-quantity.tsx'
import { StockChip } from './stock-chip.tsx'

type Picking = {
  /** In selling units. */
  quantityOf(productId: string): number
  onQuantity(product: Product, quantity: number): void
}

type RowProps = Pick<Picking, 'onQuantity'> & { product: Product; quantity: number }

/** Rerendered only when its own quantity changes, because people type fast beside it. */
const PickRow = memo(({ product, quantity, onQuantity }: RowProps) => {
  const { t } = useT()
  const labels = useItemLabels()
  const name = labels.name(product)
  const pack = labels.pack(product.pack_size) || labels.unit(product.unit)
  const isOut = product.stock_status === 'out_of_stock'
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-3 rounded-lg border border-line bg-surface p-2">
      <ProductImage
        src={product.image}
        alt=""
        sidePx={48}
        className={isOut ? 'size-12 shrink-0 opacity-40' : 'size-12 shrink-0'}
      />
      <div className="min-w-min flex-1">
        <p className="font-semibold leading-snug">{name}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
          <span>
            <Money rupees={product.price} className="font-bold text-ink" /> /{' '}
            <bdi>{product.loose ? labels.unit(product.unit) : pack}</bdi>
          </span>
          {product.stock_status === 'in_stock' ? (
            <bdi>
              {product.stock_mode === 'counted' &&
                t('orders.create.inShop', { amount: labels.measure(product.current_stock, product.unit) })}
            </bdi>
          ) : (
            <StockChip product={product} />
          )}
        </p>
      </div>
      {isOut ? (
        <Button
          variant="secondary"
          size="sm"
          className="ms-auto"
          disabled
          aria-label={`${t('stores.addToCart')}: ${name} ${pack}`}
        >
          {t('stores.addToCart')}
        </Button>
      ) : (
        <ProductQuantity
          product={product}
          name={`${name} ${pack}`}
          value={quantity}
          onChange={(next) => onQuantity(product, next)}
          className="ms-auto shrink-0"
        />
      )}
    </li>
  )
})
PickRow.displayName = 'PickRow'

const ROWS = 'grid grid-cols-1 gap-2 xl:grid-cols-2'
const isDesk = typeof matchMedia === 'function' && matchMedia('(pointer: fine)').matches

type ProductPickerProps = Picking & {
  storeId: string
  /** Adds one more: a piece, or a paav. */
  onAdd(product: Product): void
  /** Called on Enter with text that may be a barcode. True when it was one. */
  onDigits(typed: string): boolean
  /** A button in the search box, such as a camera. */
  action?: ReactNode
}

/**
 * Picks products of the own shop by keyboard or touch: on a desktop the search field has the focus at the start, Enter adds the first match,
 * '/' returns to the search from anywhere.
 */
export const ProductPicker = ({ storeId, quantityOf, onQuantity, onAdd, onDigits, action }: ProductPickerProps) => {
  const { t } = useT()
  const address = useCatalogueAddress()
  const { typed, setTyped, search, category, setShelf } = address
  const { catalogue, hasInstant, products } = useShownCatalogue(storeId, { ...address, belowMrp: false, brief: true })
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = () => place.current?.querySelector<HTMLInputElement>('input[type=search]')
    if (isDesk) field()?.focus({ preventScroll: true })
    const toSearch = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return
      event.preventDefault()
      field()?.focus()
    }
    addEventListener('keydown', toSearch)
    return () => removeEventListener('keydown', toSearch)
  }, [])
  const query = typed.trim()
  const takeFirst = useFirstMatch({
    query,
    // Only results of this search: a list that is still loading has another first product.
    found: hasInstant || (query === search && !catalogue.isPending) ? products : null,
    onFirst: (product) => {
      onAdd(product)
      setTyped('')
    },
  })
  const enter = () => {
    if (query === '') return
    if (onDigits(query)) setTyped('')
    else takeFirst()
  }
  return (
    <div ref={place} className="min-w-0">
      <div className="sticky top-16 z-10 -mx-4 bg-paper px-4 pt-1 lg:mx-0 lg:overflow-x-clip lg:px-0">
        <SearchField
          label={t('stores.searchProducts')}
          placeholder={t('stores.searchProducts')}
          value={typed}
          onChange={setTyped}
          onSubmit={enter}
          action={action}
        />
        <CategoryTabs categories={catalogue.categories} value={category} onChange={setShelf} />
      </div>
      <div className="pt-3">
        <ProductPages catalogue={catalogue} hasInstant={hasInstant} className={ROWS} placeClassName="h-16 rounded-lg">
          <ul className={ROWS}>
            {products.map((product) => (
              <PickRow key={product.id} product={product} quantity={quantityOf(product.id)} onQuantity={onQuantity} />
            ))}
          </ul>
        </ProductPages>
      </div>
    </div>
  )
}
