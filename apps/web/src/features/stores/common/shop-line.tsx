import { formatPrice } from '@jhola/contract/shared/money'
import { listOffers } from '@jhola/contract/stores/terms/offers'
import { promiseMinutes } from '@jhola/contract/stores/terms/promise'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Link } from '../../../shared/navigation/navigation.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { SeparatedList } from '../../../shared/ui/separated-list.tsx'
import { NewChip } from './new-chip.tsx'
import { type Store, useStoreLabels } from './store-labels.ts'
import { StorePicture } from './store-picture.tsx'

/** What a line says of a shop. */
type LineStore = Pick<
  Store,
  | 'store_id'
  | 'name'
  | 'name_hi'
  | 'picture'
  | 'photo'
  | 'is_new'
  | 'is_open'
  | 'opens_at'
  | 'paused_until'
  | 'prep_minutes'
  | 'offers_delivery'
  | 'delivery_radius_km'
  | 'min_order_amount'
  | 'delivery_fee'
  | 'free_delivery_from'
> & { distance_km: number }

/** A shop above what it has: name, open or closed, promise, distance, smallest order, and what delivery costs. */
export const ShopLine = ({ shop }: { shop: LineStore }) => {
  const { t } = useT()
  const labels = useStoreLabels()
  const [delivery] = listOffers(shop, undefined)
  const terms = [
    shop.min_order_amount > 0 && t('stores.minOrder', { amount: formatPrice(shop.min_order_amount) }),
    delivery?.kind === 'delivery_free' && t('stores.freeNow'),
    delivery?.kind === 'delivery_free_from' && t('stores.freeDeliveryAbove', { amount: formatPrice(delivery.from) }),
  ]
  return (
    <div className="relative flex items-center gap-3">
      <StorePicture store={shop} sizes="3rem" className="size-12 shrink-0 rounded-lg bg-sunken object-cover" />
      <div className="min-w-0 flex-1 text-sm">
        <h3 className="font-bold text-base">
          <Link
            to={`/store/${shop.store_id}`}
            state={{ distance_km: shop.distance_km }}
            className="before:absolute before:inset-0 hover:text-brand"
          >
            {labels.name(shop)}
          </Link>{' '}
          <NewChip store={shop} />
        </h3>
        <p>
          <SeparatedList
            facts={[
              <span key="state" className={cx('font-semibold', shop.is_open ? 'text-success' : 'text-error')}>
                {t(shop.is_open ? 'stores.openNow' : 'stores.closed')}
              </span>,
              shop.is_open ? (
                <b key="promise">{t('stores.minutes', { count: promiseMinutes(shop, shop.distance_km) })}</b>
              ) : (
                labels.opening(shop)
              ),
              t('stores.km', { km: shop.distance_km.toFixed(1) }),
            ]}
          />
        </p>
        <p className="text-ink-soft text-xs">
          <SeparatedList facts={terms} />
        </p>
      </div>
    </div>
  )
}
