import { typedPhone } from '../../../../shared/format/typed-digits.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import type { RegistrationDraft } from '../hooks/use-draft.ts'

/** Step 1: the shop, its owner and the contacts. */
export const BasicStep = ({ draft }: { draft: RegistrationDraft }) => {
  const { t } = useT()
  return (
    <div className="grid grid-cols-1 gap-4">
      <TextField
        label={t('stores.registration.field.name')}
        autoComplete="organization"
        maxLength={80}
        required
        {...draft.field('name')}
      />
      <TextField
        label={t('stores.registration.field.ownerName')}
        autoComplete="name"
        maxLength={80}
        required
        {...draft.field('owner_name')}
      />
      <TextField
        label={t('stores.registration.field.phone')}
        hint={t('stores.registration.field.phoneHint')}
        prefix="+91"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        required
        {...draft.field('phone', typedPhone)}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label={t('stores.registration.field.whatsapp')}
          hint={t('stores.registration.field.whatsappHint')}
          optional
          prefix="+91"
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          {...draft.field('whatsapp', typedPhone)}
        />
        <TextField
          label={t('stores.registration.field.email')}
          hint={t('stores.registration.field.emailHint')}
          optional
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          {...draft.field('email')}
        />
      </div>
      <a href="/privacy-notice" target="_blank" rel="noreferrer" className="inline-flex min-h-11 items-center text-sm underline">
        {t('stores.registration.privacyNotice')}
      </a>
    </div>
  )
}
