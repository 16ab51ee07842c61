import { formatPrice } from '@jhola/contract/shared/money'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../../shared/i18n/use-area.ts'
import { LinkButton } from '../../../../shared/ui/link-button.tsx'

export type AddMissingProps = {
  /** Rupees that are missing to the shop's minimum order. */
  missing: number
  storeId: string
  className: string | undefined
}

/** In the place of the next step while the order is below the shop's minimum: says what is missing, and leads to the shop. */
export const AddMissing = ({ missing, storeId, className }: AddMissingProps) => {
  const { t } = useT()
  if (!useArea('orders')) return null
  return (
    <LinkButton to={`/store/${storeId}`} icon="plus" className={className}>
      {t('orders.addMissing', { amount: formatPrice(missing) })}
    </LinkButton>
  )
}
