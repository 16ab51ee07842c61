import { customerInfoStore, NO_CUSTOMER } from '../../../domain/account/customer-info.ts'
import { forgetPerson } from '../../../domain/account/forget-person.ts'
import { keptAddressesStore, NO_ADDRESSES } from '../../../domain/account/kept-addresses.ts'
import { RememberChoice } from '../../../domain/account/remember-choice.tsx'
import { useStoredValue } from '../../../shared/device-store/stored-value.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { toast } from '../../../shared/ui/toast.ts'

/** What the checkout keeps on this device, and how to remove it. */
export const DeviceCard = () => {
  const { t } = useT()
  const hasTexts = useArea('orders')
  const { name, phone } = useStoredValue(customerInfoStore, NO_CUSTOMER)
  const { length: count } = useStoredValue(keptAddressesStore, NO_ADDRESSES)
  if (!hasTexts) return null
  const forget = () => {
    forgetPerson()
    toast.success(t('orders.device.cleared'))
  }
  return (
    <Card as="section" className="grid grid-cols-1 gap-3">
      <CardTitle>{t('orders.device.title')}</CardTitle>
      <RememberChoice info={undefined} />
      {(name || phone || count > 0) && (
        <>
          <p className="text-ink-soft">
            {[name, phone].filter(Boolean).map((text) => (
              <span key={text}>
                <bdi>{text}</bdi> ·{' '}
              </span>
            ))}
            {t('orders.device.addresses', { count })}
          </p>
          <Button variant="secondary" icon="trash" className="justify-self-start" onClick={forget}>
            {t('orders.device.clear')}
          </Button>
        </>
      )}
    </Card>
  )
}
