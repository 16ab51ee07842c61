import { ApiError } from '../../../../shared/api/api-client.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../../shared/ui/link-button.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { isGoneError } from '../hooks/use-cached-order.ts'

type OrderFailedProps = { error: Error; isRetrying: boolean; onRetry: () => void }

/** The order was not found or failed to load: says which, and offers the next steps. */
export const OrderFailed = ({ error, isRetrying, onRetry }: OrderFailedProps) => {
  const { t, tError } = useT()
  const toProducts = <LinkButton to="/search">{t('tracking.continueShopping')}</LinkButton>
  if (isGoneError(error))
    return (
      <main>
        <EmptyState icon="receipt" title={t('tracking.notFound')} hint={t('tracking.notFoundHint')} action={toProducts} />
      </main>
    )
  return (
    <main>
      <LoadFailed
        message={t('tracking.failed')}
        hint={error instanceof ApiError ? tError(error.code, error.details) : undefined}
        onRetry={onRetry}
        retrying={isRetrying}
        action={toProducts}
      />
    </main>
  )
}
