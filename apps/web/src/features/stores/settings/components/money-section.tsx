import { tidyGstin } from '@jhola/contract/tax/gstin'
import { typedDigits } from '../../../../shared/format/typed-digits.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { RadioCards } from '../../../../shared/ui/radio-cards.tsx'
import { Switch } from '../../../../shared/ui/switch.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import type { SettingsReply } from '../api/settings.ts'
import { textField } from '../hooks/text-field.ts'
import { useSection } from '../hooks/use-section.ts'
import { SectionFrame } from './section-frame.tsx'

const GSTIN_LENGTH = 15
const FSSAI_DIGITS = 14

/** Payment methods of the shop, and its registration numbers. */
export const MoneySection = ({ reply }: { reply: SettingsReply }) => {
  const { t } = useT()
  const form = useSection('money', reply)
  const { draft } = form
  const field = textField(form)
  const gstin = field('gstin', tidyGstin)
  const noWayToPay = form.errorOf('takes_cod')
  return (
    <SectionFrame form={form}>
      <div>
        <Switch
          name="takes_cod"
          label={t('stores.settings.money.cod')}
          hint={t('stores.settings.money.codHint')}
          checked={draft.takes_cod}
          onChange={(takes_cod) => {
            form.set({ takes_cod })
            form.checkField('takes_cod', { takes_cod })
          }}
        />
        {noWayToPay && (
          <p role="alert" className="flex items-start gap-1.5 font-medium text-error text-sm">
            <Icon name="alert" size="xs" className="mt-0.5" />
            {noWayToPay}
          </p>
        )}
      </div>
      <TextField
        label={t('stores.settings.money.upi')}
        hint={t('stores.settings.money.upiHint')}
        optional
        dir="ltr"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={131}
        placeholder="shopname@bank"
        {...field('upi_vpa', (typed) => typed.trim())}
      />
      {draft.upi_vpa && (
        <TextField
          label={t('stores.settings.money.payee')}
          hint={t('stores.settings.money.payeeHint')}
          autoComplete="off"
          maxLength={80}
          name="upi_payee_name"
          value={draft.upi_payee_name ?? ''}
          onChange={(event) => form.set({ upi_payee_name: event.target.value })}
          onBlur={() => form.checkField('upi_payee_name')}
          error={form.errorOf('upi_payee_name')}
        />
      )}
      {draft.upi_vpa && (
        <RadioCards
          label={t('stores.settings.money.upiWhen')}
          columns={2}
          value={draft.upi_after_acceptance === false ? 'with' : 'after'}
          onChange={(when) => form.set({ upi_after_acceptance: when === 'after' })}
          options={[
            { value: 'after', title: t('stores.settings.money.upiAfter'), hint: t('stores.settings.money.upiAfterHint') },
            { value: 'with', title: t('stores.settings.money.upiWith'), hint: t('stores.settings.money.upiWithHint') },
          ]}
        />
      )}
      <RadioCards
        label={t('stores.settings.money.tax')}
        columns={2}
        value={draft.tax_mode}
        onChange={(tax_mode) => form.set({ tax_mode })}
        options={[
          { value: 'exclusive', title: t('stores.settings.money.exclusive'), hint: t('stores.settings.money.exclusiveHint') },
          { value: 'inclusive', title: t('stores.settings.money.inclusive'), hint: t('stores.settings.money.inclusiveHint') },
        ]}
        error={form.errorOf('tax_mode')}
      />
      <Switch
        name="rounds_total"
        label={t('stores.settings.money.rounding')}
        hint={t('stores.settings.money.roundingHint')}
        checked={draft.rounds_total ?? true}
        onChange={(rounds_total) => form.set({ rounds_total })}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label={t('stores.settings.money.gstin')}
          hint={t('stores.settings.money.gstinHint')}
          optional
          dir="ltr"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          {...gstin}
          onChange={(event) => {
            gstin.onChange(event)
            // Validated as it is typed: the last character is a checksum.
            const typed = tidyGstin(event.target.value)
            if (typed.length >= GSTIN_LENGTH) form.checkField('gstin', { gstin: typed })
          }}
        />
        <TextField
          label={t('stores.settings.money.fssai')}
          hint={t('stores.settings.money.fssaiHint')}
          optional
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          {...field('fssai', (typed) => typedDigits(typed, FSSAI_DIGITS))}
        />
      </div>
      {draft.gstin && (
        <Switch
          name="is_composition"
          label={t('stores.settings.money.composition')}
          hint={t('stores.settings.money.compositionHint')}
          checked={draft.is_composition ?? false}
          onChange={(is_composition) => form.set(is_composition ? { is_composition, tax_mode: 'inclusive' } : { is_composition })}
        />
      )}
    </SectionFrame>
  )
}
