import { formatPrice } from '@jhola/contract/shared/money'
import type { StoreOffer } from '@jhola/contract/stores/offers'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'

type StoreOffersProps = {
  offers: readonly StoreOffer[]
  /** True when the catalogue below shows only products below their MRP. */
  isBelowMrp: boolean
  onBelowMrp(isOn: boolean): void
}

type TicketText = { icon: IconName; title: string; hint: string }

const useTicketText = () => {
  const { t } = useT()
  return (offer: StoreOffer): TicketText => {
    if (offer.kind === 'below_mrp')
      return {
        icon: 'rupee',
        title: t('stores.offers.belowMrp', { percent: offer.most_percent }),
        hint: t('stores.offers.products', { count: offer.count }),
      }
    if (offer.kind === 'delivery_free') return { icon: 'truck', title: t('stores.freeNow'), hint: t('stores.offers.always') }
    if (offer.kind === 'no_minimum')
      return { icon: 'bag', title: t('stores.offers.noMinimum'), hint: t('stores.offers.noMinimumHint') }
    return {
      icon: 'truck',
      title: t('stores.freeNow'),
      hint: t('stores.offers.from', { amount: formatPrice(offer.from) }),
    }
  }
}

const TICKET = 'stitched flex size-full min-h-14 items-center gap-2 rounded-md px-3 py-1.5 text-start'

const Ticket = ({ icon, title, hint }: TicketText) => (
  <>
    <Icon name={icon} className="shrink-0" />
    <span className="min-w-0">
      <span className="block font-bold text-sm">{title}</span>
      <span className="block text-xs">{hint}</span>
    </span>
  </>
)

/** The shop's offers that are valid today; products below the MRP are one tap away. Shows nothing without offers. */
export const StoreOffers = ({ offers, isBelowMrp, onBelowMrp }: StoreOffersProps) => {
  const { t } = useT()
  const textOf = useTicketText()
  if (offers.length === 0) return null
  return (
    <section aria-label={t('stores.offers.title')} className="pt-3">
      <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {offers.map((offer) => (
          <li key={offer.kind} className="odd:last:col-span-2">
            {offer.kind === 'below_mrp' ? (
              <button
                type="button"
                aria-pressed={isBelowMrp}
                onClick={() => onBelowMrp(!isBelowMrp)}
                className={cx(TICKET, 'eases presses', isBelowMrp ? 'bg-cloth text-on-cloth' : 'bg-action-soft')}
              >
                <Ticket {...textOf(offer)} {...(isBelowMrp && { icon: 'check' })} />
              </button>
            ) : (
              <div className={cx(TICKET, 'bg-action-soft')}>
                <Ticket {...textOf(offer)} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
