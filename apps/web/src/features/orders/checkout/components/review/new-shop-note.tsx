import { useT } from '../../../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../../../shared/i18n/use-area.ts'
import { Alert } from '../../../../../shared/ui/alert.tsx'

/** Tells at the payment that the shop is new, and what that means for paying. */
export const NewShopNote = () => {
  const { t } = useT()
  return useArea('orders') ? (
    <Alert tone="warning" icon="store" title={t('orders.code.newTitle')} className="mb-4">
      {t('orders.code.newShop')}
    </Alert>
  ) : null
}
