import type { ChangeEvent } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { type BankField, type BankForm, bankFieldError, groupCardNumber, groupExpiry, tidyCvv } from './form-checks.ts'

type BankFormProps = { method: string; form: BankForm; onChange: (form: BankForm) => void; showErrors: boolean }

const TIDY: Partial<Record<BankField, (typed: string) => string>> = {
  number: groupCardNumber,
  expiry: groupExpiry,
  cvv: tidyCvv,
}

/** The specified UPI and card form. It exists only in test mode: the input stays in this page. */
export const BankFields = ({ method, form, onChange, showErrors }: BankFormProps) => {
  const { t } = useT()
  const field = (name: BankField) => {
    const error = form[name] !== '' || showErrors ? bankFieldError(name, form[name]) : undefined
    return {
      name,
      value: form[name],
      error: error && showErrors ? t(error) : undefined,
      autoComplete: 'off',
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        onChange({ ...form, [name]: TIDY[name]?.(target.value) ?? target.value }),
    }
  }
  if (method === 'upi')
    return (
      <TextField label={t('payments.checkout.bank.upi')} hint="name@bank" inputMode="email" maxLength={80} {...field('upi')} />
    )
  if (method !== 'card') return <p className="text-ink-soft">{t('payments.checkout.bank.nothingToType')}</p>
  return (
    <div className="grid gap-4">
      <TextField
        label={t('payments.checkout.bank.number')}
        hint="4111 1111 1111 1111"
        inputMode="numeric"
        maxLength={19}
        {...field('number')}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={t('payments.checkout.bank.expiry')}
          hint="MM/YY"
          inputMode="numeric"
          maxLength={5}
          {...field('expiry')}
        />
        <TextField label={t('payments.checkout.bank.cvv')} hint="123" inputMode="numeric" maxLength={4} {...field('cvv')} />
      </div>
      <TextField label={t('payments.checkout.bank.holder')} maxLength={80} {...field('holder')} />
    </div>
  )
}
