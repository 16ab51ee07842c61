import type { ReactNode } from 'react'
import type { Product } from '../../../domain/cart/to-cart-item.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'

type ShelfRowProps = {
  title: string
  /** `undefined` while they load. */
  products: readonly Product[] | undefined
  /** Shows all products of this shelf; without it there are no more. */
  onAll?: () => void
  children(product: Product, index: number): ReactNode
}

/** Some products side by side in one row that scrolls. It is the container of the texts for screen readers in it, which would widen the page. */
export const ShelfRow = ({ title, products, onAll, children }: ShelfRowProps) => {
  const { t } = useT()
  return (
    <section className="pb-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h2 className="font-bold text-lg">{title}</h2>
        {onAll && (
          <Button
            variant="ghost"
            size="sm"
            className="-me-3"
            iconEnd="arrow-end"
            aria-label={`${t('stores.seeAll')}: ${title}`}
            onClick={onAll}
          >
            {t('stores.seeAll')}
          </Button>
        )}
      </div>
      {products ? (
        <ul className="no-scrollbar relative -mx-4 flex gap-3 overflow-x-auto px-4 *:w-40 *:shrink-0">
          {products.map(children)}
        </ul>
      ) : (
        <Skeleton className="h-72 rounded-lg" />
      )}
    </section>
  )
}
