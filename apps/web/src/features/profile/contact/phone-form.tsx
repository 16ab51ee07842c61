import { CUSTOMER_OTP_DIGITS } from '@jhola/contract/constants'
import { normalisePhone } from '@jhola/contract/shared/phone'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../../shared/api/api-client.ts'
import { typedPhone } from '../../../shared/format/typed-digits.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { takeProfile } from '../api/profile.ts'
import { FormButtons } from '../components/form-buttons.tsx'
import { useSave } from '../hooks/use-save.ts'
import { CodeField } from './code-field.tsx'
import { usePhoneCode } from './use-phone-code.ts'

/** Changes the phone number: an OTP is sent to it first, so that nobody can take another person's number. */
export const PhoneForm = ({ onClose }: { onClose(): void }) => {
  const { t } = useT()
  const client = useQueryClient()
  const [phone, setPhone] = useState('')
  const [otp, setOtp] = useState('')
  const [mistake, setMistake] = useState<string>()
  const code = usePhoneCode()
  const saving = useSave({
    send: () => api('POST /profile/phone', { body: { phone, otp } }),
    onSaved: (answer) => {
      takeProfile(client, answer)
      onClose()
    },
    done: t('profile.phoneChanged'),
    isQuiet: true,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.sentTo === null) {
      if (!normalisePhone(phone)) return setMistake(t('profile.phoneInvalid'))
      return code.send(phone)
    }
    if (otp.length !== CUSTOMER_OTP_DIGITS) return setMistake(t('profile.code.invalid'))
    return saving.save(undefined)
  }
  return (
    <form noValidate className="grid grid-cols-1 gap-3" onSubmit={submit}>
      <TextField
        label={t('profile.newPhone')}
        hint={t('profile.newPhoneHint')}
        prefix="+91"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        autoFocus
        value={phone}
        error={code.sentTo === null ? (mistake ?? code.error) : undefined}
        onChange={(event) => {
          setPhone(typedPhone(event.target.value))
          setMistake(undefined)
          // The code was for the previous number.
          code.forget()
          setOtp('')
        }}
      />
      <CodeField
        code={code}
        value={otp}
        error={mistake ?? saving.error ?? code.error}
        onChange={(digits) => {
          setOtp(digits)
          setMistake(undefined)
          saving.reset()
        }}
      />
      <FormButtons
        save={t(code.sentTo === null ? 'profile.code.send' : 'profile.change')}
        isBusy={saving.isBusy || code.isSending}
        onCancel={onClose}
      />
    </form>
  )
}
