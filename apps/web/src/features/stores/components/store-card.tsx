import type { ApiReply } from '../../../shared/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { LinkButton, OutsideLinkButton } from '../../../shared/ui/link-button.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { directionsHref, useStoreWords } from '../store-words.ts'
import { OpenChip } from './open-chip.tsx'
import { Rating } from './rating.tsx'

export type NearbyStore = ApiReply<'GET /stores/nearby'>['stores'][number]

/** A shop in a list: how far, open or not, and the ways to it. */
export const StoreCard = ({ store }: { store: NearbyStore }) => {
  const { t } = useT()
  const words = useStoreWords()
  const name = words.name(store)
  const opening = words.opening(store)
  return (
    <Card as="li" padding="none" className="flex list-none flex-col overflow-hidden">
      <img
        src={store.picture}
        alt=""
        width={640}
        height={320}
        loading="lazy"
        decoding="async"
        className="aspect-2/1 w-full bg-sunken object-cover"
      />
      <div className="flex grow flex-col gap-2 p-4">
        <div>
          <h2 className="font-bold text-lg">{name}</h2>
          <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
            {words.type(store)}
            <span aria-hidden>·</span>
            <bdi>{t('stores.nearby.distance', { km: store.distance_km.toFixed(1) })}</bdi>
            <Rating store={store} />
          </p>
        </div>
        <div className="flex flex-wrap gap-1.5">
          <OpenChip store={store} />
          <StatusChip icon={store.delivers_here ? 'truck' : 'pickup'}>
            {t(store.delivers_here ? 'stores.nearby.delivers' : 'stores.nearby.pickupOnly')}
          </StatusChip>
        </div>
        <p className="text-sm">
          <bdi>{store.address}</bdi>
        </p>
        <p className="text-ink-soft text-sm">
          {words.hours(store)}
          {opening && <span className="block">{opening}</span>}
        </p>
        <div className="mt-auto flex flex-wrap gap-2 pt-1">
          <LinkButton to={`/store/${store.store_id}`} className="grow" aria-label={`${t('stores.nearby.visit')}: ${name}`}>
            {t('stores.nearby.visit')}
          </LinkButton>
          <OutsideLinkButton
            href={`tel:${store.phone}`}
            variant="secondary"
            icon="phone"
            aria-label={`${t('common.call')}: ${name}`}
          >
            {t('common.call')}
          </OutsideLinkButton>
          <OutsideLinkButton
            href={directionsHref(store)}
            target="_blank"
            rel="noreferrer"
            variant="secondary"
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
