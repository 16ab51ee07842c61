import type { UseFormReturn } from 'react-hook-form'
import type { CustomerInfo } from '../../../shared/device-store/customer-info.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { useCheckoutField } from './checkout-fields.tsx'

/** Step 1: who orders. */
export const CustomerStep = ({ form }: { form: UseFormReturn<CustomerInfo> }) => {
  const { t } = useT()
  const field = useCheckoutField(form)
  return (
    <Card as="section" aria-labelledby="step-title">
      <CardTitle>
        <span id="step-title" tabIndex={-1}>
          {t('checkout.step.customer')}
        </span>
      </CardTitle>
      <div className="grid gap-4">
        <TextField label={t('checkout.field.name')} autoComplete="name" maxLength={80} {...field('name')} />
        <TextField
          label={t('checkout.field.phone')}
          hint={t('checkout.field.phoneHint')}
          prefix="+91"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          {...field('phone')}
        />
        <TextField
          label={t('checkout.field.email')}
          optional
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          {...field('email')}
        />
      </div>
    </Card>
  )
}
