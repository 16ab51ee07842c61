import { useQuery } from '@tanstack/react-query'
import type { CartItem } from '../../../domain/cart/cart.ts'
import { type Product, toCartItem } from '../../../domain/cart/to-cart-item.ts'
import { changeFavourites, useFavourites } from '../../../domain/catalogue/favourites.ts'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'

type UsualListProps = {
  storeId: string
  /** What is in the cart already is not offered. */
  inCart: readonly CartItem[]
  onAdd: (items: readonly CartItem[]) => void
}

type RowProps = { product: Product; quantity: number; onAdd: () => void; onForget: () => void }

const canBeHad = ({ stock_status }: Product): boolean => stock_status !== 'out_of_stock'

const Row = ({ product, quantity, onAdd, onForget }: RowProps) => {
  const { t } = useT()
  const labels = useItemLabels()
  const name = labels.name(product)
  return (
    <li className="flex items-center gap-3 border-line border-b border-dashed py-2 last:border-0">
      <ProductImage src={product.image} alt="" sidePx={44} className="size-11 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{name}</span>
        <span className="block text-ink-soft text-sm">
          {canBeHad(product) ? (
            <bdi>
              {labels.quantity(quantity, product.unit)} × <Money rupees={product.price} />
            </bdi>
          ) : (
            t('cart.change.out')
          )}
        </span>
      </span>
      <IconButton icon="x" label={t('orders.usual.forget', { name })} onClick={onForget} className="text-ink-soft" />
      {canBeHad(product) && <IconButton icon="plus" tone="outline" label={`${t('common.add')} ${name}`} onClick={onAdd} />}
    </li>
  )
}

/** What the person usually buys at this shop and has not in the cart yet, at today's price; all of it goes in with one tap. */
export const UsualList = ({ storeId, inCart, onAdd }: UsualListProps) => {
  const { t } = useT()
  const hasTexts = useArea('orders')
  const { items } = useFavourites(storeId)
  const wanted = Object.keys(items).filter((id) => !inCart.some((line) => line.id === id))
  const query = useQuery({
    ...apiQuery('GET /inventory/products', { query: { store_id: storeId, ids: wanted.join(','), page: 1, pageSize: 100 } }),
    enabled: wanted.length > 0,
    placeholderData: (before) => before,
  })
  const products = (query.data?.products ?? []).filter(({ id }) => wanted.includes(id))
  // Without a network the cart is what it is: the list comes with the shop's prices.
  if (!hasTexts || products.length === 0) return null
  const lineOf = (product: Product) => toCartItem(product, items[product.id] ?? 1)
  const there = products.filter(canBeHad)
  return (
    <Card as="section" aria-labelledby="usual-list">
      <CardTitle>
        <span id="usual-list">{t('orders.usual.title')}</span>
      </CardTitle>
      <ul>
        {products.map((product) => (
          <Row
            key={product.id}
            product={product}
            quantity={items[product.id] ?? 1}
            onAdd={() => onAdd([lineOf(product)])}
            onForget={() => changeFavourites(storeId, [{ id: product.id, quantity: 0 }])}
          />
        ))}
      </ul>
      {there.length > 1 && (
        <Button variant="secondary" icon="plus" className="mt-2" onClick={() => onAdd(there.map(lineOf))}>
          {t('orders.usual.addAll', { count: there.length })}
        </Button>
      )}
    </Card>
  )
}
