import { formatPrice } from '@jhola/contract/shared/money'
import { listOffers } from '@jhola/contract/stores/terms/offers'
import { promiseMinutes } from '@jhola/contract/stores/terms/promise'
import { type ReactNode, useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { SeparatedList } from '../../../shared/ui/separated-list.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { NewChip } from '../common/new-chip.tsx'
import { type Store, useStoreLabels } from '../common/store-labels.ts'
import { StorePicture } from '../common/store-picture.tsx'

const AboutPart = lazyPart(() => import('./store-about.tsx').then((module) => module.StoreAbout))

type StoreBarProps = {
  store: Store
  /** The distance from the list that the user came from; this page requests no location. */
  distanceKm: number | undefined
}

/** What the shop says now: that it opens soon, is closed, or what delivery costs and how its prices stand to GST. */
const useNotice = (store: Store): ReactNode => {
  const { t } = useT()
  if (store.is_opening_soon) return t('stores.openingSoonHint')
  if (store.closed_for_now) return t('stores.closedForNow')
  if (!store.is_open) return t('stores.closedBanner')
  const [delivery] = listOffers(store, undefined)
  const free =
    delivery?.kind === 'delivery_free'
      ? t('stores.freeNow')
      : delivery?.kind === 'delivery_free_from' && t('stores.freeDeliveryAbove', { amount: formatPrice(delivery.from) })
  return <SeparatedList facts={[free, t(store.tax_mode === 'exclusive' ? 'stores.gstOnTop' : 'stores.gstIncluded')]} />
}

/** Open or closed, when the goods come, the minimum order, the rating. */
const useTerms = ({ store, distanceKm }: StoreBarProps): ReactNode[] => {
  const { t } = useT()
  const labels = useStoreLabels()
  const isOpen = store.is_open && !store.is_opening_soon
  return [
    <span key="state" className={cx('font-semibold', isOpen ? 'text-success' : 'text-error')}>
      {t(store.is_opening_soon ? 'stores.openingSoon' : isOpen ? 'stores.openNow' : 'stores.closed')}
    </span>,
    isOpen ? <b key="promise">{t('stores.minutes', { count: promiseMinutes(store, distanceKm) })}</b> : labels.opening(store),
    store.min_order_amount > 0 ? t('stores.minOrder', { amount: formatPrice(store.min_order_amount) }) : t('stores.noMinimum'),
  ]
}

/** The shop in three lines; a tap on them opens everything else about it. */
export const StoreBar = ({ store, distanceKm }: StoreBarProps) => {
  const { tError } = useT()
  const labels = useStoreLabels()
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  const failed = () => {
    close()
    toast.error(tError('network.offline'))
  }
  return (
    // On a phone it stands in the row of the header, between Back and the language: products begin higher.
    <section className="relative flex items-center gap-3 pt-1.5 max-md:-mt-14 max-md:mx-11">
      <StorePicture
        store={store}
        sizes="4rem"
        isFirst
        className="size-12 shrink-0 rounded-lg bg-sunken object-cover max-md:hidden"
      />
      <div className="min-w-0 flex-1 text-sm">
        <h1 className="font-bold text-lg">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setAsked(true)}
            className="text-start before:absolute before:inset-0 hover:text-brand"
          >
            {labels.name(store)} <Icon name="chevron-down" size="xs" className="inline-block" />
          </button>
        </h1>
        <p>
          <SeparatedList facts={useTerms({ store, distanceKm })} />
        </p>
        <p className="text-ink-soft text-xs">
          <NewChip store={store} /> {useNotice(store)}
        </p>
      </div>
      {isAsked && <AboutPart part={{ store, distanceKm, onClose: close }} onFailed={failed} />}
    </section>
  )
}
