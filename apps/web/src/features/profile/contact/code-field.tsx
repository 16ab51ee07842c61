import { CUSTOMER_OTP_DIGITS } from '@jhola/contract/constants'
import { fullPhone } from '@jhola/contract/shared/phone'
import { typedDigits } from '../../../shared/format/typed-digits.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import type { Code } from './use-code.ts'

type CodeFieldProps = {
  code: Code
  value: string
  onChange(digits: string): void
  error: string | undefined
  /** True for the code to the present contact, which proves that it is the same person. */
  isProof?: boolean
}

/** The six digits of a code sent to a number or an address, with a delayed resend. */
export const CodeField = ({ code, value, onChange, error, isProof = false }: CodeFieldProps) => {
  const { t } = useT()
  const { kind, sentTo, send, isSending, waitSeconds } = code
  if (sentTo === null) return null
  const isPhone = kind === 'phone'
  const hint = isPhone ? t('profile.code.hint', { phone: fullPhone(sentTo) }) : t('profile.code.mailHint', { email: sentTo })
  const label = t(isPhone ? 'profile.code.label' : 'profile.code.mailLabel')
  const contact = isPhone ? fullPhone(sentTo) : sentTo
  return (
    <>
      <TextField
        label={isProof ? t('profile.proofLabel') : label}
        hint={<bdi>{isProof ? t('profile.proofHint', { contact }) : hint}</bdi>}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        value={value}
        error={error}
        onChange={(event) => onChange(typedDigits(event.target.value, CUSTOMER_OTP_DIGITS))}
      />
      <Button
        variant="ghost"
        size="sm"
        className="justify-self-start figures"
        disabled={waitSeconds > 0}
        loading={isSending}
        onClick={() => send(sentTo)}
      >
        {waitSeconds > 0 ? t('profile.code.wait', { seconds: waitSeconds }) : t('profile.code.again')}
      </Button>
    </>
  )
}
