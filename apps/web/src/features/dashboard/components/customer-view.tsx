import { chooseStore } from '../../../domain/account/customer-info.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { OutsideLinkButton } from '../../../shared/ui/link-button.tsx'

/** Opens the shop's catalogue as customers see it, in a new tab, so that the bell keeps ringing here. */
export const CustomerView = ({ storeId }: { storeId: string }) => {
  const { t } = useT()
  return (
    <OutsideLinkButton
      variant="ghost"
      size="sm"
      icon="eye"
      href="/products"
      onClick={() => chooseStore(storeId)}
      target="_blank"
      title={t('orders.board.customerView')}
    >
      <span className="max-sm:sr-only">{t('orders.board.customerView')}</span>
    </OutsideLinkButton>
  )
}
