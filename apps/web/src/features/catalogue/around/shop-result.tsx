import { type ReactNode, useMemo } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Link } from '../../../shared/navigation/navigation.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { useStoreCart } from '../hooks/use-store-cart.ts'
import type { AroundShop } from './around-api.ts'
import { FoundRow } from './found-row.tsx'

/** Products that are shown of each shop; the others are one tap away. */
const SHOWN = 3

type ShopResultProps = { result: AroundShop; search: string; name: string; eager: boolean; head: ReactNode }

/** One shop that has it: what it says of itself, its products, and the way to the rest. */
export const ShopResult = ({ result: { shop, products, more }, search, name, eager, head }: ShopResultProps) => {
  const { t } = useT()
  const { store_id, name: store_name } = shop
  const cart = useStoreCart(useMemo(() => ({ store_id, store_name }), [store_id, store_name]))
  const inShop = `/store/${store_id}?q=${encodeURIComponent(search)}`
  return (
    <Card as="li" padding="none" className="list-none px-3 pt-3 pb-1">
      {head}
      <ul className="pt-2">
        {products.slice(0, SHOWN).map((product) => (
          <FoundRow
            key={product.id}
            product={product}
            quantity={cart.quantityOf(product.id)}
            to={`/store/${store_id}/p/${product.id}`}
            eager={eager}
            onQuantity={cart.set}
          />
        ))}
      </ul>
      {(more || products.length > SHOWN) && (
        <Link
          to={inShop}
          className="flex min-h-11 items-center justify-between gap-2 border-line border-t font-semibold text-brand text-sm"
        >
          {t('search.more', { shop: name })}
          <Icon name="arrow-end" size="xs" />
        </Link>
      )}
    </Card>
  )
}
