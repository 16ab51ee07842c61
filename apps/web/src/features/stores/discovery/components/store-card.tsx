import type { ApiReply } from '../../../../shared/api/api-client.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Link } from '../../../../shared/navigation/navigation.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { LinkButton, OutsideLinkButton } from '../../../../shared/ui/link-button.tsx'
import { NewChip } from '../../common/new-chip.tsx'
import { OpenChip } from '../../common/open-chip.tsx'
import { Rating } from '../../common/rating.tsx'
import { directionsHref, useStoreLabels } from '../../common/store-labels.ts'
import { StorePicture } from '../../common/store-picture.tsx'

export type NearbyStore = ApiReply<'GET /stores/nearby'>['stores'][number]

/** Navigation state for the shop's page: the distance from the user's search. */
export type StoreArrival = { distance_km: number }

/** A shop in a list: its distance, open or closed, and its contacts. */
export const StoreCard = ({ store }: { store: NearbyStore }) => {
  const { t } = useT()
  const labels = useStoreLabels()
  const name = labels.name(store)
  const opening = labels.opening(store)
  const way = { to: `/store/${store.store_id}`, state: { distance_km: store.distance_km } satisfies StoreArrival }
  return (
    <Card as="li" padding="none" lifts className="flex list-none flex-col">
      <Link {...way} tabIndex={-1} aria-hidden className="relative block overflow-hidden rounded-t-lg">
        <StorePicture
          store={store}
          sizes="(min-width: 1024px) 24rem, (min-width: 640px) 50vw, 100vw"
          className={`aspect-5/2 w-full bg-sunken object-cover ${store.is_open ? '' : 'opacity-70'}`}
        />
        <span className="absolute end-2 bottom-2 inline-flex items-center gap-1 rounded-full bg-surface px-2.5 py-0.5 font-semibold text-sm shadow-low">
          <Icon name="pin" size="xs" className="text-brand" />
          <bdi>{t('stores.km', { km: store.distance_km.toFixed(1) })}</bdi>
        </span>
      </Link>
      <div className="flex grow flex-col gap-2 p-4">
        <div>
          <div className="flex items-start justify-between gap-2">
            <h2 className="min-w-0 font-bold text-lg">{name}</h2>
            <Rating store={store} />
          </div>
          <p className="text-ink-soft text-sm">
            {labels.type(store)}
            <span className="sr-only">, {t('stores.distance', { km: store.distance_km.toFixed(1) })}</span>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <OpenChip store={store} />
          <NewChip store={store} />
          {opening && <span className="font-medium">{opening}</span>}
        </div>
        <div className="flex flex-col gap-1 text-ink-soft text-sm">
          <span>
            <bdi>{store.address}</bdi>
          </span>
          <span>{labels.hours(store)}</span>
          <span className="inline-flex items-center gap-1.5">
            <Icon name={store.delivers_here ? 'truck' : 'pickup'} size="xs" />
            {store.delivers_here
              ? t(store.is_open ? 'stores.nearby.deliversIn' : 'stores.nearby.delivers', { count: store.delivery_minutes })
              : t('stores.nearby.pickupOnly')}
          </span>
        </div>
        <div className="mt-auto grid grid-cols-2 gap-2 pt-1">
          <LinkButton {...way} variant="brand" className="col-span-2" aria-label={`${t('stores.nearby.visit')}: ${name}`}>
            {t('stores.nearby.visit')}
          </LinkButton>
          <OutsideLinkButton
            href={`tel:${store.phone}`}
            variant="secondary"
            size="sm"
            icon="phone"
            aria-label={`${t('common.call')}: ${name}`}
          >
            {t('common.call')}
          </OutsideLinkButton>
          <OutsideLinkButton
            href={directionsHref(store)}
            target="_blank"
            variant="secondary"
            size="sm"
            icon="directions"
            aria-label={`${t('common.directions')}: ${name}`}
          >
            {t('common.directions')}
          </OutsideLinkButton>
        </div>
      </div>
    </Card>
  )
}
