import { formatPrice } from '@jhola/contract/shared/money'
import type { CartItem } from '../../../domain/cart/cart.ts'
import type { CartChange } from '../../../domain/cart/cart-changes.ts'
import { BackPart } from '../../../domain/catalogue/back-part.tsx'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'

/** Text for the changes of one product since it was added to the cart. The checkout seldom needs it: the texts come with it there. */
export const LineChange = ({ change, item }: { change: CartChange; item: Pick<CartItem, 'unit'> }) => {
  const { t } = useT()
  const labels = useItemLabels()
  if (!useArea('cart')) return null
  const isDearer = change.new_price > change.old_price
  return (
    <p className="mt-1.5 flex flex-wrap gap-1.5">
      {change.is_gone && <StatusChip tone="error">{t('cart.change.gone')}</StatusChip>}
      {change.available !== null && (
        <StatusChip tone="error">
          {change.available > 0 ? (
            t('cart.change.short', { quantity: labels.measure(change.available, item.unit) })
          ) : change.back_at ? (
            <BackPart at={change.back_at} otherwise={t('cart.change.out')} />
          ) : (
            t('cart.change.out')
          )}
        </StatusChip>
      )}
      {change.new_price !== change.old_price && (
        <StatusChip tone={isDearer ? 'warning' : 'success'}>
          {t('cart.change.price', { old: formatPrice(change.old_price), price: formatPrice(change.new_price) })}
        </StatusChip>
      )}
    </p>
  )
}
