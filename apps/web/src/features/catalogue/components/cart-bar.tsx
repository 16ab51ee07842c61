import { formatPrice } from '@jhola/contract/shared/money'
import type { ApiReply } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Link } from '../../../shared/navigation/navigation.tsx'
import { BottomBar } from '../../../shared/ui/bottom-bar.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { Money } from '../../../shared/ui/money.tsx'

type Store = ApiReply<'GET /stores/{store_id}'>['store']
type CartBarProps = { store: Store; count: number; totalRupees: number }

/** Sticky bar with this shop's cart, a link to it, and the amount missing to the minimum order or free delivery. */
export const CartBar = ({ store, count, totalRupees }: CartBarProps) => {
  const { t } = useT()
  const query = `?store=${encodeURIComponent(store.store_id)}`
  const toMinimum = store.min_order_amount - totalRupees
  const toFree = store.free_delivery_from - totalRupees
  const hint =
    toMinimum > 0
      ? t('stores.toMinimum', { amount: formatPrice(toMinimum) })
      : store.offers_delivery && t(toFree > 0 ? 'stores.toFree' : 'stores.freeNow', { amount: formatPrice(toFree) })
  const items = t('common.items', { count })
  return (
    <>
      {/* Mounted before the first item is added, so that screen readers announce the first one too. */}
      <p role="status" className="sr-only">
        {count > 0 && (
          <>
            {items} <Money rupees={totalRupees} />
          </>
        )}
      </p>
      {count > 0 && (
        <BottomBar label={t('common.cart')}>
          <Link to={`/cart${query}`} className="min-w-0">
            <span className="flex flex-wrap items-baseline gap-x-2">
              <Money rupees={totalRupees} className="font-bold text-lg" />
              <span className="text-ink-soft text-sm">{items}</span>
            </span>
            {hint && <span className={toMinimum > 0 ? 'block text-sm text-warning' : 'block text-sm text-success'}>{hint}</span>}
          </Link>
          <LinkButton to={`/checkout${query}`} iconEnd="arrow-end" className="shrink-0">
            {t('stores.checkout')}
          </LinkButton>
        </BottomBar>
      )}
    </>
  )
}
