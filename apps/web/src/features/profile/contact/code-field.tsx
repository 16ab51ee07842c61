import { CUSTOMER_OTP_DIGITS } from '@jhola/contract/constants'
import { formatPhone } from '@jhola/contract/shared/phone'
import { typedDigits } from '../../../shared/format/typed-digits.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import type { usePhoneCode } from './use-phone-code.ts'

type CodeFieldProps = {
  code: ReturnType<typeof usePhoneCode>
  value: string
  onChange(digits: string): void
  error: string | undefined
}

/** The six digits of an OTP sent to a number, with a delayed resend. */
export const CodeField = ({ code, value, onChange, error }: CodeFieldProps) => {
  const { t } = useT()
  const { sentTo, send, isSending, waitSeconds } = code
  if (sentTo === null) return null
  return (
    <>
      <TextField
        label={t('profile.code.label')}
        hint={<bdi>{t('profile.code.hint', { phone: formatPhone(sentTo) })}</bdi>}
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
