import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Link } from '../../../shared/navigation/navigation.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { OutsideLinkButton } from '../../../shared/ui/link-button.tsx'
import { NewChip } from '../common/new-chip.tsx'
import { OpenChip } from '../common/open-chip.tsx'
import { Rating } from '../common/rating.tsx'
import { directionsHref, type Store, useStoreLabels } from '../common/store-labels.ts'
import { StorePicture } from '../common/store-picture.tsx'
import { StoreDetails, StoreSummary } from './store-summary.tsx'
import { StoreTrust } from './store-trust.tsx'

type StoreHeaderProps = {
  store: Store
  /** The distance from the list that the user came from; this page requests no location. */
  distanceKm: number | undefined
}

const Reach = ({ store }: { store: Store }) => {
  const { t } = useT()
  return (
    <div className="flex gap-2">
      <OutsideLinkButton href={`tel:${store.phone}`} variant="secondary" size="sm" icon="phone">
        {t('common.call')}
      </OutsideLinkButton>
      <OutsideLinkButton href={directionsHref(store)} target="_blank" variant="secondary" size="sm" icon="directions">
        {t('common.directions')}
      </OutsideLinkButton>
    </div>
  )
}

/** Header of a shop's page: photo, name, opening status, order terms and contacts. */
export const StoreHeader = ({ store, distanceKm }: StoreHeaderProps) => {
  const { t } = useT()
  const labels = useStoreLabels()
  const opening = labels.opening(store)
  return (
    <section className="md:flex md:items-start md:gap-5 md:pt-4">
      <StorePicture
        store={store}
        sizes="(min-width: 768px) 20rem, 100vw"
        isFirst
        className="-mx-4 aspect-5/2 w-[calc(100%+2rem)] max-w-none bg-sunken object-cover md:mx-0 md:aspect-2/1 md:w-80 md:rounded-lg"
      />
      <div className="relative -mt-5 flex grow flex-col gap-2 rounded-lg border border-line bg-surface p-4 shadow-low md:mt-0">
        <div>
          <h1 className="font-bold text-2xl">{labels.name(store)}</h1>
          <p className="text-ink-soft">
            {labels.type(store)} · <bdi>{store.address}</bdi>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <OpenChip store={store} />
          <NewChip store={store} />
          {opening && <span className="font-medium">{opening}</span>}
          {store.rating_count > 0 ? (
            <Link
              to={`/store/${store.store_id}/reviews`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              <Rating store={store} />
            </Link>
          ) : (
            <Rating store={store} />
          )}
          {distanceKm !== undefined && (
            <span className="inline-flex items-center gap-1 text-ink-soft">
              <Icon name="pin" size="xs" />
              <bdi>{t('stores.distance', { km: distanceKm.toFixed(1) })}</bdi>
            </span>
          )}
        </div>
        <Reach store={store} />
        <StoreSummary store={store} />
        <StoreDetails store={store} />
        <StoreTrust store={store} />
        {!store.is_open && !store.closed_for_now && <Alert tone="warning">{t('stores.closedBanner')}</Alert>}
        {store.closed_for_now && <Alert tone="warning">{t('stores.closedForNow')}</Alert>}
      </div>
    </section>
  )
}
