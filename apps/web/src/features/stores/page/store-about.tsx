import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Link } from '../../../shared/navigation/navigation.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { OutsideLinkButton } from '../../../shared/ui/link-button.tsx'
import { SeparatedList } from '../../../shared/ui/separated-list.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { OpenChip } from '../common/open-chip.tsx'
import { Rating } from '../common/rating.tsx'
import { directionsHref, type Store, useStoreLabels } from '../common/store-labels.ts'
import { StorePicture } from '../common/store-picture.tsx'
import { StoreDetails, StoreSummary } from './store-summary.tsx'
import { StoreTrust } from './store-trust.tsx'

type StoreAboutProps = { store: Store; distanceKm: number | undefined; onClose(): void }

const Reach = ({ store }: { store: Store }) => {
  const { t } = useT()
  return (
    <div className="flex flex-wrap gap-2">
      <OutsideLinkButton href={`tel:${store.phone}`} variant="secondary" size="sm" icon="phone">
        {t('common.call')}
      </OutsideLinkButton>
      <OutsideLinkButton href={directionsHref(store)} target="_blank" variant="secondary" size="sm" icon="directions">
        {t('common.directions')}
      </OutsideLinkButton>
    </div>
  )
}

const Reviews = ({ store }: { store: Store }) =>
  store.rating_count > 0 ? (
    <Link to={`/store/${store.store_id}/reviews`} className="inline-flex min-h-11 items-center underline underline-offset-4">
      <Rating store={store} />
    </Link>
  ) : (
    <Rating store={store} />
  )

const Facts = ({ store, distanceKm }: Omit<StoreAboutProps, 'onClose'>) => {
  const { t } = useT()
  const labels = useStoreLabels()
  const opening = labels.opening(store)
  return (
    <div className="grid grid-cols-1 gap-4">
      <StorePicture
        store={store}
        sizes="(min-width: 640px) 36rem, 100vw"
        className="aspect-5/2 w-full rounded-lg bg-sunken object-cover"
      />
      <p className="text-ink-soft">
        <SeparatedList
          facts={[
            labels.type(store),
            store.address,
            distanceKm !== undefined && t('stores.distance', { km: distanceKm.toFixed(1) }),
          ]}
        />
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <OpenChip store={store} />
        {opening && <span className="font-medium">{opening}</span>}
        <Reviews store={store} />
      </div>
      <Reach store={store} />
      <StoreSummary store={store} />
      <StoreDetails store={store} />
      <StoreTrust store={store} />
    </div>
  )
}

/** Everything about a shop that its page does not show at once: place, contact, hours, terms, licences, reviews. */
export const StoreAbout = ({ store, distanceKm, onClose }: StoreAboutProps) => {
  const labels = useStoreLabels()
  const hasTexts = useArea('stores.trust')
  return (
    <Dialog open onOpenChange={onClose} title={labels.name(store)}>
      {hasTexts ? <Facts store={store} distanceKm={distanceKm} /> : <Skeleton className="h-96" />}
    </Dialog>
  )
}
