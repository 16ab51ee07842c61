import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { BottomBar } from '../../../shared/ui/bottom-bar.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { Money } from '../../../shared/ui/money.tsx'

/** What is in this shop's cart, always in reach, with the way on. */
export const CartBar = ({ storeId, count, totalRupees }: { storeId: string; count: number; totalRupees: number }) => {
  const { t } = useT()
  if (count === 0) return null
  return (
    <BottomBar label={t('common.cart')}>
      <p aria-live="polite">
        <span className="block text-ink-soft text-sm">{t('common.items', { count })}</span>
        <span className="font-bold text-lg">
          <Money rupees={totalRupees} />
        </span>
      </p>
      <div className="flex gap-2">
        <LinkButton to={`/cart?store=${encodeURIComponent(storeId)}`} variant="secondary" className="max-sm:hidden">
          {t('common.cart')}
        </LinkButton>
        <LinkButton to={`/checkout?store=${encodeURIComponent(storeId)}`} iconEnd="chevron-end" size="lg">
          {t('stores.checkout')}
        </LinkButton>
      </div>
    </BottomBar>
  )
}
