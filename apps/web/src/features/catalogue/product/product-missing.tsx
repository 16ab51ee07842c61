import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'

type ProductMissingProps = {
  code: string
  details: unknown
  storeId: string
  isRetrying: boolean
  as?: 'h1' | 'h2'
  onRetry(): void
}

/** A product that cannot be shown: sold no more, never there, or not reached. */
export const ProductMissing = ({ code, details, storeId, isRetrying, as = 'h2', onRetry }: ProductMissingProps) => {
  const { t, tError } = useT()
  const title = { 'catalogue.gone': 'gone', 'catalogue.not_found': 'missing' } as const
  const known = code in title ? title[code as keyof typeof title] : undefined
  if (!known)
    return (
      <LoadFailed
        {...(as === 'h1' && { as })}
        message={t('stores.trust.productFailed')}
        hint={tError(code, details)}
        onRetry={onRetry}
        retrying={isRetrying}
      />
    )
  return (
    <EmptyState
      as={as}
      icon="package"
      title={t(`stores.trust.product.${known}`)}
      action={<LinkButton to={`/store/${storeId}`}>{t('stores.trust.product.toShop')}</LinkButton>}
    />
  )
}
