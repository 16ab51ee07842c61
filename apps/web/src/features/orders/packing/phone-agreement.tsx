import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { OutsideLinkButton } from '../../../shared/ui/link-button.tsx'
import { Switch } from '../../../shared/ui/switch.tsx'
import type { Packing } from './use-packing.ts'

/** Calls the customer, and says that the next changes were agreed on the phone: nobody is asked about them again. */
export const PhoneAgreement = ({ packing: { order, byPhone, setByPhone } }: { packing: Packing }) => {
  const { t } = useT()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <OutsideLinkButton variant="secondary" size="sm" icon="phone" href={`tel:${order.customer_phone}`}>
        {t('common.call')}
      </OutsideLinkButton>
      <Switch
        className="min-w-0 flex-1"
        label={t('orders.packing.byPhone')}
        hint={t('orders.packing.byPhoneHint')}
        checked={byPhone}
        onChange={setByPhone}
      />
    </div>
  )
}
