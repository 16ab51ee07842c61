import { formatPrice } from '@jhola/contract/shared/money'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { DataList } from '../../../shared/ui/data-list.tsx'
import { OutsideLinkButton } from '../../../shared/ui/link-button.tsx'
import { directionsHref, type Store, useStoreWords } from '../store-words.ts'
import { OpenChip } from './open-chip.tsx'
import { Rating } from './rating.tsx'

const Facts = ({ store }: { store: Store }) => {
  const { t } = useT()
  const words = useStoreWords()
  const fee = t('stores.feeValue', { fee: formatPrice(store.delivery_fee), from: formatPrice(store.free_delivery_from) })
  const pays = store.payment_methods.map((method) => t(`common.payment.${method}`)).join(', ')
  return (
    <details className="mt-3 rounded-md bg-sunken px-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium">{t('stores.facts')}</summary>
      <DataList
        className="pb-3 text-sm"
        rows={[
          { label: t('stores.fee'), value: <bdi>{fee}</bdi> },
          { label: t('stores.express'), value: <bdi>+{formatPrice(store.express_fee)}</bdi> },
          { label: t('stores.minimum'), value: <bdi>{formatPrice(store.min_order_amount)}</bdi> },
          { label: t('stores.radius'), value: <bdi>{t('stores.km', { km: store.delivery_radius_km })}</bdi> },
          { label: t('stores.prep'), value: <bdi>{t('stores.minutes', { count: store.prep_minutes })}</bdi> },
          { label: t('stores.hours'), value: words.hours(store) },
          { label: t('stores.pays'), value: pays },
        ]}
      />
    </details>
  )
}

/** Head of a shop's page: who it is, whether it is open, what it asks, how to reach it. */
export const StoreHeader = ({ store }: { store: Store }) => {
  const { t } = useT()
  const words = useStoreWords()
  const opening = words.opening(store)
  return (
    <section className="grid min-w-0 gap-4 md:grid-cols-[20rem_minmax(0,1fr)]">
      <img
        src={store.picture}
        alt=""
        width={640}
        height={320}
        fetchPriority="high"
        className="aspect-2/1 w-full rounded-lg bg-sunken object-cover"
      />
      <div>
        <h1 className="font-bold text-2xl">{words.name(store)}</h1>
        <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
          {words.type(store)} <span aria-hidden>·</span> <bdi>{store.address}</bdi>
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <OpenChip store={store} />
          <Rating store={store} />
          {opening && <span className="text-ink-soft text-sm">{opening}</span>}
        </div>
        <div className="mt-3 flex flex-wrap gap-2">
          <OutsideLinkButton href={`tel:${store.phone}`} variant="secondary" icon="phone">
            {t('common.call')}
          </OutsideLinkButton>
          <OutsideLinkButton href={directionsHref(store)} target="_blank" rel="noreferrer" variant="secondary" icon="directions">
            {t('common.directions')}
          </OutsideLinkButton>
        </div>
        <Facts store={store} />
        {!store.is_open && !store.closed_for_now && (
          <div className="mt-3">
            <Alert tone="warning">{t('stores.closedBanner')}</Alert>
          </div>
        )}
      </div>
    </section>
  )
}
