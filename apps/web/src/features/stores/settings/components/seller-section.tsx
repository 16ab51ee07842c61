import { neededLicences } from '@jhola/contract/stores/licences'
import { typedPhone } from '../../../../shared/format/typed-digits.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Link } from '../../../../shared/navigation/navigation.tsx'
import { Alert } from '../../../../shared/ui/alert.tsx'
import { TextArea } from '../../../../shared/ui/text-area.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import type { SettingsReply } from '../api/settings.ts'
import { textField } from '../hooks/text-field.ts'
import { useSection } from '../hooks/use-section.ts'
import { sectionPath } from '../sections.ts'
import { SectionFrame } from './section-frame.tsx'

const toWire = (typed: string): string => {
  const national = typedPhone(typed)
  return national && `+91${national}`
}

/** Who sells, as customers see it: name and address of the business, licences, and whom to complain to. */
export const SellerSection = ({ reply }: { reply: SettingsReply }) => {
  const { t } = useT()
  const form = useSection('seller', reply)
  const field = textField(form)
  const isPharmacy = neededLicences(reply.settings.profile.store_type).includes('drug_licence')
  return (
    <SectionFrame form={form}>
      <TextField
        label={t('stores.settings.seller.legalName')}
        hint={t('stores.settings.seller.legalNameHint')}
        maxLength={120}
        {...field('legal_name')}
      />
      <TextArea
        label={t('stores.settings.seller.legalAddress')}
        hint={t('stores.settings.seller.legalAddressHint')}
        optional
        rows={2}
        maxLength={300}
        {...field('legal_address')}
      />
      <TextField
        label={t('stores.settings.seller.drugLicence')}
        hint={t('stores.settings.seller.drugLicenceHint')}
        optional={!isPharmacy}
        dir="ltr"
        autoComplete="off"
        maxLength={60}
        {...field('drug_licence')}
      />
      <Alert tone="primary">
        {t('stores.settings.seller.papers')}{' '}
        <Link to={sectionPath('money')} className="inline-flex min-h-11 items-center underline">
          {t('stores.settings.section.money')}
        </Link>
      </Alert>
      <fieldset className="grid grid-cols-1 gap-4">
        <legend className="mb-3 font-semibold">{t('stores.settings.seller.grievance')}</legend>
        <p className="text-ink-soft text-sm">{t('stores.settings.seller.grievanceHint')}</p>
        <TextField label={t('stores.settings.seller.grievanceName')} maxLength={80} {...field('grievance_name')} />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField
            label={t('stores.settings.profile.phone')}
            optional
            prefix="+91"
            type="tel"
            inputMode="numeric"
            autoComplete="off"
            name="grievance_phone"
            value={form.draft.grievance_phone.replace(/^\+91/, '')}
            onChange={(event) => form.set({ grievance_phone: toWire(event.target.value) })}
            onBlur={() => form.checkField('grievance_phone')}
            error={form.errorOf('grievance_phone')}
          />
          <TextField
            label={t('stores.settings.profile.email')}
            optional
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
            {...field('grievance_email')}
          />
        </div>
      </fieldset>
    </SectionFrame>
  )
}
