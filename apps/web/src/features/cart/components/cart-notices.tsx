import { formatPrice } from '@jhola/contract/shared/money'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { cartNotices } from '../cart-notices.ts'
import type { CartBill } from '../hooks/use-cart-bill.ts'

type CartNoticesProps = { cartBill: CartBill; storeId: string; onAccept: () => void }

/** What the customer must know before the checkout: changes at the shop, the minimum order, opening hours, no connection. */
export const CartNotices = ({ cartBill, storeId, onAccept }: CartNoticesProps) => {
  const { t, tError } = useT()
  const moments = useMoments()
  const { missing, minimum, closed, pausedUntil } = cartNotices(cartBill)
  return (
    <div id="cart-notices" className="grid gap-3 empty:hidden">
      {cartBill.changes.length > 0 && (
        <Alert
          tone="warning"
          title={t('cart.changesTitle')}
          action={
            <Button variant="secondary" size="sm" onClick={onAccept}>
              {t('cart.changesUpdate')}
            </Button>
          }
        />
      )}
      {missing > 0 && (
        <Alert
          tone="warning"
          title={t('cart.belowMinimum', { amount: formatPrice(missing), minimum: formatPrice(minimum) })}
          action={
            <LinkButton variant="secondary" size="sm" to={`/store/${storeId}`} icon="plus">
              {t('cart.addMore')}
            </LinkButton>
          }
        />
      )}
      {closed && (
        <Alert tone="primary" icon="clock" title={t('cart.closedNow')}>
          {closed.opensAt ? t('cart.opensAt', { time: moments.dayAndTime(closed.opensAt) }) : t('cart.closedHint')}
        </Alert>
      )}
      {pausedUntil !== undefined && (
        <Alert tone="warning" icon="clock" title={tError('stores.paused')}>
          {pausedUntil && t('cart.pausedUntil', { time: moments.dayAndTime(pausedUntil) })}
        </Alert>
      )}
      {cartBill.isOffline && (
        <Alert tone="warning" icon="offline">
          {t('cart.estimateOffline')}
        </Alert>
      )}
      {cartBill.error && !cartBill.isOffline && (
        <Alert
          tone="error"
          title={tError(cartBill.error.code, cartBill.error.details)}
          action={
            <Button
              variant="secondary"
              size="sm"
              icon="refresh"
              loading={cartBill.isFetching}
              onClick={() => void cartBill.refetch()}
            >
              {t('common.retry')}
            </Button>
          }
        >
          {t('cart.estimateFailed')}
        </Alert>
      )}
    </div>
  )
}
