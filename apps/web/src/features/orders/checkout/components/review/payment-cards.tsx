import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../../../shared/ui/alert.tsx'
import { Button } from '../../../../../shared/ui/button.tsx'
import type { IconName } from '../../../../../shared/ui/icon.tsx'
import { RadioCards } from '../../../../../shared/ui/radio-cards.tsx'
import { SkeletonCards } from '../../../../../shared/ui/skeleton.tsx'
import { StatusChip } from '../../../../../shared/ui/status-chip.tsx'
import { paymentMethodsQuery } from '../../api/payment-methods.ts'

type PaymentCardsProps = { storeId: string; isPickup: boolean; value: string | null; onChange: (method: string) => void }

const ICONS: Partial<Record<string, IconName>> = { upi: 'qr', card: 'card', netbanking: 'lock', cod: 'cash', wallet: 'wallet' }

/** The payment methods. A method that the shop does not accept yet is shown, but cannot be chosen. */
export const PaymentCards = ({ storeId, isPickup, value, onChange }: PaymentCardsProps) => {
  const { t, language } = useT()
  const methods = useQuery(paymentMethodsQuery(storeId, language))
  const hintOf = ({ id, description, is_test }: { id: string; description: string; is_test: boolean }) =>
    is_test ? (
      // Below the text: beside it, the words of some languages were squeezed to a column of letters on a phone.
      <>
        {t('orders.payOnline')} <StatusChip tone="warning">{t('orders.testMode')}</StatusChip>
      </>
    ) : id === 'cod' && isPickup ? (
      t('orders.payCashPickup')
    ) : (
      description
    )
  if (methods.isPending) return <SkeletonCards count={3} className="h-16" />
  if (methods.isError)
    return (
      <Alert
        tone="error"
        title={t('orders.methodsFailed')}
        action={
          <Button
            variant="secondary"
            size="sm"
            icon="refresh"
            loading={methods.isFetching}
            onClick={() => void methods.refetch()}
          >
            {t('common.retry')}
          </Button>
        }
      />
    )
  // What the shop takes first, and of that what is usual there.
  const rank = ({ enabled, is_usual }: { enabled: boolean; is_usual?: boolean | undefined }) =>
    Number(enabled) * 2 + Number(enabled && is_usual === true)
  const listed = methods.data.methods.toSorted((a, b) => rank(b) - rank(a))
  return (
    <div className="grid gap-3">
      <RadioCards
        label={t('orders.pay')}
        options={listed.map(({ id, name, description, enabled, unavailable, is_test }) => ({
          value: id,
          title: name,
          hint: enabled ? (
            hintOf({ id, description, is_test })
          ) : unavailable ? (
            <StatusChip tone="warning">{t('orders.payUnavailable')}</StatusChip>
          ) : (
            <StatusChip>{t('common.comingSoon')}</StatusChip>
          ),
          icon: ICONS[id] ?? 'wallet',
          disabled: !enabled,
        }))}
        value={value}
        onChange={onChange}
      />
      {listed.some(({ unavailable }) => unavailable) && <Alert tone="warning">{t('orders.payUnavailableHint')}</Alert>}
    </div>
  )
}
