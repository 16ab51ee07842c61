import { formatPrice } from '@jhola/contract/shared/money'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx'

/** Distance to free delivery: the missing amount in rupees, and a progress bar. */
export const FreeDelivery = ({ subtotal, gap }: { subtotal: number; gap: number }) => {
  const { t } = useT()
  const text = gap > 0 ? t('cart.freeGap', { amount: formatPrice(gap) }) : t('cart.freeReached')
  return (
    <div role="status" className="rounded-lg bg-action-soft px-4 py-3">
      <p className="mb-2 flex items-center gap-2 font-semibold text-sm">
        <Icon name={gap > 0 ? 'bike' : 'check-circle'} className={gap > 0 ? 'text-brand' : 'text-success'} />
        {text}
      </p>
      <ProgressBar label={text} value={subtotal} max={subtotal + gap} tone={gap > 0 ? 'action' : 'success'} />
    </div>
  )
}
