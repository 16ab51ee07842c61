import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { Store } from './store-labels.ts'

/** Stars from real ratings only; a shop without ratings is marked as new. */
export const Rating = ({ store }: { store: Pick<Store, 'rating' | 'rating_count'> }) => {
  const { t } = useT()
  if (store.rating === null) return <span className="text-ink-soft text-sm">{t('stores.noRating')}</span>
  return (
    <span className="inline-flex items-center gap-1 text-sm">
      <Icon name="star" size="xs" filled className="text-star" />
      <span aria-hidden className="figures font-semibold">
        {store.rating.toFixed(1)}
      </span>
      <span aria-hidden className="text-ink-soft">
        ({store.rating_count})
      </span>
      <span className="sr-only">{t('stores.rating', { rating: store.rating.toFixed(1), count: store.rating_count })}</span>
    </span>
  )
}
