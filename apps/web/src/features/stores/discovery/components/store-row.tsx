import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Link } from '../../../../shared/navigation/navigation.tsx'
import { OpenChip } from '../../common/open-chip.tsx'
import { Rating } from '../../common/rating.tsx'
import { useStoreLabels } from '../../common/store-labels.ts'
import { StorePicture } from '../../common/store-picture.tsx'
import type { NearbyStore, StoreArrival } from './store-card.tsx'

/** A shop in one row: what decides where to order, and one tap to its shelf. */
export const StoreRow = ({ store }: { store: NearbyStore }) => {
  const { t } = useT()
  const labels = useStoreLabels()
  return (
    <li className="border-line border-b last:border-0">
      <Link
        to={`/store/${store.store_id}`}
        state={{ distance_km: store.distance_km } satisfies StoreArrival}
        className="flex min-h-24 items-center gap-3 p-3 hover:bg-sunken"
      >
        <StorePicture store={store} sizes="4rem" className="size-16 shrink-0 rounded-lg bg-sunken object-cover" />
        <div className="min-w-0 flex-1 text-sm">
          <h3 className="line-clamp-2 font-bold text-base">{labels.name(store)}</h3>
          <p className="flex flex-wrap items-center gap-x-2">
            <OpenChip store={store} />
            <bdi className="font-semibold">
              {store.delivers_here && store.is_open
                ? t('stores.minutes', { count: store.delivery_minutes })
                : labels.opening(store) || t('stores.nearby.pickupOnly')}
            </bdi>
          </p>
          <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
            <bdi>{t('stores.km', { km: store.distance_km.toFixed(1) })}</bdi>
            <span>{labels.type(store)}</span>
            <Rating store={store} />
          </p>
        </div>
      </Link>
    </li>
  )
}
