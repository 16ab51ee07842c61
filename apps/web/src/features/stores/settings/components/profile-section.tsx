import { LANGUAGES, STORE_TYPES } from '@jhola/contract/constants'
import { typedPhone } from '../../../../shared/format/typed-digits.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { nativeNameOf } from '../../../../shared/i18n/native-names.ts'
import { Alert } from '../../../../shared/ui/alert.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Chip } from '../../../../shared/ui/chip.tsx'
import { Select } from '../../../../shared/ui/select.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import type { SettingsReply } from '../api/settings.ts'
import { textField } from '../hooks/text-field.ts'
import { usePhoneProof } from '../hooks/use-phone-proof.ts'
import { type SectionForm, useSection } from '../hooks/use-section.ts'
import { PhoneCodeField } from './phone-code-field.tsx'
import { SectionFrame } from './section-frame.tsx'

type ProfileForm = SectionForm<'profile'>

const toWire = (typed: string): string => {
  const national = typedPhone(typed)
  return national && `+91${national}`
}

const PhoneField = ({
  form,
  name,
  label,
  hint,
}: {
  form: ProfileForm
  name: 'phone' | 'whatsapp'
  label: string
  hint: string
}) => (
  <TextField
    label={label}
    hint={hint}
    optional={name === 'whatsapp'}
    prefix="+91"
    type="tel"
    inputMode="numeric"
    autoComplete="off"
    name={name}
    value={form.draft[name].replace(/^\+91/, '')}
    onChange={(event) => form.set({ [name]: toWire(event.target.value) })}
    onBlur={() => form.checkField(name)}
    error={form.errorOf(name)}
  />
)

/** A number that was typed at the registration, or before numbers were proven: no customer is sent to it. */
const UnprovenWhatsapp = ({ form, reply, onSend }: { form: ProfileForm; reply: SettingsReply; onSend(phone: string): void }) => {
  const { t } = useT()
  const { whatsapp } = form.draft
  if (whatsapp === '' || whatsapp !== reply.settings.profile.whatsapp || reply.is_whatsapp_proven) return null
  return (
    <Alert
      tone="warning"
      className="sm:col-span-2"
      action={
        <Button variant="secondary" size="sm" onClick={() => onSend(whatsapp)}>
          {t('stores.settings.profile.whatsappSend')}
        </Button>
      }
    >
      {t('stores.settings.profile.whatsappUnproven')}
    </Alert>
  )
}

const Languages = ({ form }: { form: ProfileForm }) => {
  const { t } = useT()
  const { languages } = form.draft
  const toggle = (code: (typeof LANGUAGES)[number], isChosen: boolean) =>
    form.set({ languages: LANGUAGES.filter((known) => (known === code ? isChosen : languages.includes(known))) })
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">{t('stores.settings.profile.languages')}</legend>
      <div className="flex flex-wrap gap-x-2">
        {LANGUAGES.map((code) => (
          <Chip key={code} chosen={languages.includes(code)} onChange={(isChosen) => toggle(code, isChosen)}>
            <span lang={code}>{nativeNameOf(code)}</span>
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

/** Name, category and contacts of the shop. */
export const ProfileSection = ({ reply }: { reply: SettingsReply }) => {
  const { t } = useT()
  const [phone, whatsapp] = [usePhoneProof('phone'), usePhoneProof('whatsapp')]
  const form = useSection('profile', reply, [phone, whatsapp])
  const field = textField(form)
  return (
    <SectionFrame form={form}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField label={t('stores.settings.profile.name')} maxLength={80} {...field('name')} />
        <TextField
          label={t('stores.settings.profile.nameHi')}
          hint={t('stores.settings.profile.nameHiHint')}
          optional
          lang="hi"
          maxLength={80}
          {...field('name_hi')}
        />
        <TextField label={t('stores.settings.profile.owner')} maxLength={80} {...field('owner_name')} />
        <Select
          label={t('stores.settings.profile.type')}
          name="store_type"
          options={STORE_TYPES.map((value) => ({ value, label: t(`stores.type.${value}`) }))}
          value={form.draft.store_type}
          onChange={(event) => {
            const type = STORE_TYPES.find((known) => known === event.target.value)
            if (type) form.set({ store_type: type })
          }}
          error={form.errorOf('store_type')}
        />
        <PhoneField
          form={form}
          name="phone"
          label={t('stores.settings.profile.phone')}
          hint={t('stores.settings.profile.phoneHint')}
        />
        {form.isDirty && phone.sentTo !== null && phone.sentTo === form.draft.phone && (
          <PhoneCodeField proof={phone} phone={phone.sentTo} />
        )}
        <PhoneField
          form={form}
          name="whatsapp"
          label={t('stores.settings.profile.whatsapp')}
          hint={t('stores.settings.profile.whatsappHint')}
        />
        {whatsapp.sentTo !== null && whatsapp.sentTo === form.draft.whatsapp ? (
          <PhoneCodeField proof={whatsapp} phone={whatsapp.sentTo} />
        ) : (
          <UnprovenWhatsapp form={form} reply={reply} onSend={whatsapp.send} />
        )}
        <TextField
          label={t('stores.settings.profile.email')}
          optional
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          {...field('email')}
        />
      </div>
      <Languages form={form} />
    </SectionFrame>
  )
}
