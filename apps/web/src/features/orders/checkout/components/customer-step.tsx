import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../../shared/lazy/lazy-part.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import type { Checkout } from '../hooks/use-checkout.ts'
import { StepTitle } from './step-title.tsx'

// Guests have no saved addresses, and the page is shown before the session is known.
const SavedPart = lazyPart(() => import('./delivery/saved-addresses.tsx').then((module) => module.SavedAddresses))
const RememberPart = lazyPart(() =>
  import('../../../../domain/account/remember-choice.tsx').then((module) => module.RememberChoice),
)

/** Step 1: the customer's details. */
export const CustomerStep = ({ checkout }: { checkout: Checkout }) => {
  const { t } = useT()
  const { field } = checkout.form
  return (
    <Card as="section" aria-labelledby="step-title">
      <StepTitle onShown={checkout.stepShown}>{t('checkout.step.customer')}</StepTitle>
      <div className="grid gap-4">
        <SavedPart part={{ checkout, step: 0 }} />
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
        <RememberPart part={{ info: checkout.form.info }} whileLoading={<Skeleton className="h-11" />} />
        <a
          href="/privacy-notice"
          target="_blank"
          className="inline-flex min-h-11 items-center text-sm underline"
          rel="noreferrer"
        >
          {t('checkout.privacyNotice')}
        </a>
      </div>
    </Card>
  )
}
