import { CUSTOMER_OTP_DIGITS } from '@jhola/contract/constants'
import { formatPrice } from '@jhola/contract/shared/money'
import { fullPhone } from '@jhola/contract/shared/phone'
import { type KeyboardEvent, useState } from 'react'
import { toPhone, typedDigits } from '../../../../shared/format/typed-digits.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../../shared/i18n/use-area.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card, CardTitle } from '../../../../shared/ui/card.tsx'
import { SkeletonCards } from '../../../../shared/ui/skeleton.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import { readCodeReason } from '../code-reason.ts'
import { type PhoneProving, useProvePhone } from '../hooks/use-prove-phone.ts'

type CodeStepProps = {
  /** As the customer typed it. */
  phone: string
  /** Details of the refusal: why the shop asks. */
  details: unknown
  /** The number is proven: the order is sent again. */
  onProven: () => void
  /** Another number; left out where the number cannot change. */
  onChange?: () => void
  /** Back to what is sent, where the number cannot change. */
  onBack?: () => void
  /** Default: that the order is placed. */
  confirmLabel?: string
}

const CodeField = ({ proving, phone, label }: { proving: PhoneProving; phone: string; label: string | undefined }) => {
  const { t } = useT()
  const { waitSeconds } = proving
  // The checkout is a form of its own: Enter here confirms the code.
  const confirmOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    proving.confirm()
  }
  return (
    <>
      <TextField
        label={t('orders.code.label')}
        hint={<bdi>{t('orders.code.hint', { phone: fullPhone(phone) })}</bdi>}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        value={proving.otp}
        error={proving.error}
        onKeyDown={confirmOnEnter}
        onChange={(event) => proving.type(typedDigits(event.target.value, CUSTOMER_OTP_DIGITS))}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button loading={proving.isConfirming} onClick={proving.confirm}>
          {label ?? t('orders.code.confirm')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className="figures"
          disabled={waitSeconds > 0}
          loading={proving.isSending}
          onClick={proving.send}
        >
          {waitSeconds > 0 ? t('orders.code.wait', { seconds: waitSeconds }) : t('orders.code.again')}
        </Button>
      </div>
    </>
  )
}

/** The shop asks for a code before it takes the order: sends it to the customer's number and checks it, in the checkout. */
export const CodeStep = ({ phone: typed, details, onProven, onChange, onBack, confirmLabel }: CodeStepProps) => {
  const { t } = useT()
  const phone = toPhone(typed) ?? typed
  const proving = useProvePhone(phone, onProven)
  const [{ reason, limit }] = useState(() => readCodeReason(details))
  if (!useArea('orders')) return <SkeletonCards count={1} className="h-40" />
  return (
    <Card as="section" aria-labelledby="code-title" className="border-warning">
      <CardTitle>
        <span id="code-title">{t('orders.code.title')}</span>
      </CardTitle>
      <div className="grid grid-cols-1 gap-3">
        <p role="alert">{t(`orders.code.reason.${reason}`, { limit: formatPrice(limit) })}</p>
        {onChange && <p className="text-ink-soft text-sm">{t('orders.code.kept')}</p>}
        {proving.isSent ? (
          <CodeField proving={proving} phone={phone} label={confirmLabel} />
        ) : (
          <>
            <p>
              <bdi className="font-semibold figures">{fullPhone(phone)}</bdi>
            </p>
            {proving.error && (
              <p role="alert" className="font-medium text-error text-sm">
                {proving.error}
              </p>
            )}
            <Button className="justify-self-start" icon="message" loading={proving.isSending} onClick={proving.send}>
              {t('orders.code.send')}
            </Button>
          </>
        )}
        <Button variant="ghost" size="sm" className="-ms-3 justify-self-start" onClick={onChange ?? onBack}>
          {t(onChange ? 'orders.code.change' : 'common.back')}
        </Button>
      </div>
    </Card>
  )
}
