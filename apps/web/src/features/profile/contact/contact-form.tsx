import { CUSTOMER_OTP_DIGITS } from '@jhola/contract/constants'
import type { Profile } from '@jhola/contract/profile/schema'
import { isLikeEmail } from '@jhola/contract/shared/email'
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
import { type Code, type ContactKind, useCode } from './use-code.ts'
import { isProofAsked, useProof } from './use-proof.ts'

const EMAIL_MAX = 254

const KINDS = {
  phone: { label: 'profile.newPhone', invalid: 'profile.phoneInvalid', done: 'profile.phoneChanged' },
  email: { label: 'profile.newEmail', invalid: 'profile.emailInvalid', done: 'profile.emailChanged' },
} as const

const isValid = (kind: ContactKind, contact: string): boolean =>
  kind === 'phone' ? normalisePhone(contact) !== undefined : isLikeEmail(contact)

type NewContactFieldProps = { code: Code; value: string; error: string | undefined; onChange(typed: string): void }

/** The new number or address. */
const NewContactField = ({ code: { kind }, value, error, onChange }: NewContactFieldProps) => {
  const { t } = useT()
  const common = { label: t(KINDS[kind].label), hint: t('profile.newPhoneHint'), autoFocus: true, value, error }
  if (kind === 'email')
    return (
      <TextField
        {...common}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  return (
    <TextField
      {...common}
      prefix="+91"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      onChange={(event) => onChange(typedPhone(event.target.value))}
    />
  )
}

/** Sends the change; asks for a code to the present contact when the sign-in was too long ago. */
const useContactChange = (kind: ContactKind, profile: Profile, onClose: () => void) => {
  const { t } = useT()
  const client = useQueryClient()
  const proof = useProof(profile)
  const saving = useSave({
    send: ({ contact, otp }: { contact: string; otp: string }) =>
      kind === 'phone'
        ? api('POST /profile/phone', { body: { phone: contact, otp, ...proof.body } })
        : api('POST /profile/email', { body: { email: contact.trim(), passcode: otp, ...proof.body } }),
    onSaved: (answer) => {
      takeProfile(client, answer)
      onClose()
    },
    done: t(KINDS[kind].done),
    isQuiet: true,
  })
  const save = (sent: { contact: string; otp: string }) =>
    saving.save(sent, { onError: (error) => isProofAsked(error) && proof.ask() })
  return { ...saving, save, proof, error: isProofAsked(saving.problem) ? undefined : saving.error }
}

/** Changes the number or the address: a code is sent to it first, so that nobody takes another person's. */
export const ContactForm = ({ kind, profile, onClose }: { kind: ContactKind; profile: Profile; onClose(): void }) => {
  const { t } = useT()
  const [contact, setContact] = useState('')
  const [otp, setOtp] = useState('')
  const [mistake, setMistake] = useState<string>()
  const code = useCode(kind)
  const changing = useContactChange(kind, profile, onClose)
  const { proof } = changing
  const isSent = code.sentTo !== null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSent) {
      if (!isValid(kind, contact)) return setMistake(t(KINDS[kind].invalid))
      return code.send(contact.trim())
    }
    if (otp.length !== CUSTOMER_OTP_DIGITS || proof.isMissing) return setMistake(t('profile.code.invalid'))
    return changing.save({ contact, otp })
  }
  const clear = () => {
    setMistake(undefined)
    changing.reset()
  }
  const problem = mistake ?? changing.error
  const isProving = proof.code.sentTo !== null
  return (
    <form noValidate className="grid grid-cols-1 gap-3" onSubmit={submit}>
      <NewContactField
        code={code}
        value={contact}
        error={isSent ? undefined : (mistake ?? code.error)}
        onChange={(typed) => {
          setContact(typed)
          // The code was for the previous contact.
          code.forget()
          setOtp('')
          clear()
        }}
      />
      <CodeField
        code={code}
        value={otp}
        error={isProving ? code.error : (problem ?? code.error ?? proof.code.error)}
        onChange={(digits) => {
          setOtp(digits)
          clear()
        }}
      />
      <CodeField
        isProof
        code={proof.code}
        value={proof.typed}
        error={problem ?? proof.code.error}
        onChange={(digits) => {
          proof.setTyped(digits)
          clear()
        }}
      />
      <FormButtons
        save={t(isSent ? 'profile.change' : 'profile.code.send')}
        isBusy={changing.isBusy || code.isSending || proof.code.isSending}
        onCancel={onClose}
      />
    </form>
  )
}
