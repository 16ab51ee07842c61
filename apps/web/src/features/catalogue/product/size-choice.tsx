import type { Product } from '../../../domain/cart/to-cart-item.ts'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Link } from '../../../shared/navigation/navigation.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Money } from '../../../shared/ui/money.tsx'
import { productPath } from '../api/product-api.ts'
import { UnitPrice } from '../components/unit-price.tsx'

type SizeChoiceProps = { sizes: readonly Product[]; chosenId: string; onChoose: ((product: Product) => void) | undefined }

const LOOK = 'grid min-h-11 min-w-20 content-center rounded-lg border-2 px-3 py-1.5 text-start eases'

/** The sizes and packs of one product, each with its price and a price to compare them by. */
export const SizeChoice = ({ sizes, chosenId, onChoose }: SizeChoiceProps) => {
  const { t } = useT()
  const labels = useItemLabels()
  return (
    <nav aria-label={t('stores.trust.product.sizes')}>
      <ul className="flex flex-wrap gap-2">
        {sizes.map((size) => {
          const isChosen = size.id === chosenId
          const isOut = size.stock_status === 'out_of_stock'
          const content = (
            <>
              <bdi className="font-semibold">
                {size.loose ? t('stores.trust.product.loose') : labels.pack(size.pack_size) || labels.unit(size.unit)}
              </bdi>
              <span className="text-sm">
                <Money rupees={size.price} className="font-bold" />
                {size.loose && <bdi> / {labels.unit(size.unit)}</bdi>}
              </span>
              <span className="text-ink-soft text-xs">{isOut ? t('stores.outOfStock') : <UnitPrice product={size} />}</span>
            </>
          )
          const look = cx(LOOK, isChosen ? 'border-brand bg-brand-soft' : 'border-line bg-surface')
          return (
            <li key={size.id} className="grid">
              {onChoose ? (
                <button type="button" aria-pressed={isChosen} className={look} onClick={() => !isChosen && onChoose(size)}>
                  {content}
                </button>
              ) : (
                <Link to={productPath(size)} replace {...(isChosen && { 'aria-current': 'page' })} className={look}>
                  {content}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
