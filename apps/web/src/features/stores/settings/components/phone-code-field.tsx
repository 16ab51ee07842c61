import '../../../../shared/i18n/lazy-texts.ts'
import { CUSTOMER_OTP_DIGITS } from '@jhola/contract/constants'
import { fullPhone } from '@jhola/contract/shared/phone'
import { typedDigits } from '../../../../shared/format/typed-digits.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../../shared/i18n/use-area.ts'
import { Alert } from '../../../../shared/ui/alert.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import type { PhoneProof } from '../hooks/use-phone-proof.ts'

/** The code to a number of the shop. Customers do not see the number until it is typed and saved. */
export const PhoneCodeField = ({ proof, phone }: { proof: PhoneProof; phone: string }) => {
  const { t, tError } = useT()
  if (!useArea('orders')) return null
  const { waitSeconds } = proof
  return (
    <div className="grid grid-cols-1 gap-3 sm:col-span-2">
      <Alert tone="warning">{tError('stores.phone_unproven')}</Alert>
      <TextField
        label={t('orders.code.label')}
        hint={<bdi>{t('orders.code.hint', { phone: fullPhone(phone) })}</bdi>}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        dir="ltr"
        name={`${proof.field}_otp`}
        value={proof.typed}
        error={proof.error}
        onChange={(event) => proof.type(typedDigits(event.target.value, CUSTOMER_OTP_DIGITS))}
      />
      <Button
        variant="ghost"
        size="sm"
        className="justify-self-start figures"
        disabled={waitSeconds > 0}
        loading={proof.isSending}
        onClick={() => proof.send(phone)}
      >
        {waitSeconds > 0 ? t('orders.code.wait', { seconds: waitSeconds }) : t('orders.code.again')}
      </Button>
    </div>
  )
}
