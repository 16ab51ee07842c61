import { STORE_OTP_DIGITS } from '@jhola/contract/constants'
import { fullPhone } from '@jhola/contract/shared/phone'
import type { ReactNode } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import type { PhoneCode } from '../hooks/use-phone-code.ts'
import { CodeEntry, onSubmit } from './code-entry.tsx'

/** Downloaded when no code comes. */
const OtherWaysPart = lazyPart(() => import('./other-ways.tsx').then((module) => module.OtherWays))

const WaysAround = ({ entry: { isHeldUp, phone, role, onSignedIn } }: { entry: PhoneCode }) =>
  isHeldUp && <OtherWaysPart part={{ phone, role, onSignedIn }} />

/** Phone number for the OTP; `children` are links below the button. */
export const PhoneEntry = ({ entry, children }: { entry: PhoneCode; children?: ReactNode }) => {
  const { t } = useT()
  return (
    <form className="grid grid-cols-1 gap-4" noValidate onSubmit={onSubmit(entry.send)}>
      <TextField
        label={t('auth.phone')}
        prefix="+91"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national webauthn"
        autoFocus
        dir="ltr"
        value={entry.phone}
        onChange={(event) => entry.changePhone(event.target.value)}
        error={entry.error}
      />
      <a href="/privacy-notice" target="_blank" rel="noreferrer" className="inline-flex min-h-11 items-center text-sm underline">
        {t('auth.privacyNotice')}
      </a>
      <Button type="submit" size="lg" fullWidth loading={entry.isBusy}>
        {t(entry.isBusy ? 'auth.sending' : 'auth.send')}
      </Button>
      <WaysAround entry={entry} />
      {children}
    </form>
  )
}

/** The OTP that was sent to the number. */
export const PhoneCodeEntry = ({ entry, onChangeNumber }: { entry: PhoneCode; onChangeNumber?: () => void }) => {
  const { t } = useT()
  return (
    <CodeEntry
      boxes={{
        length: entry.digits,
        value: entry.code,
        onChange: entry.changeCode,
        label: t('auth.codeSentTo', { phone: fullPhone(entry.phone) }),
        error: entry.error,
      }}
      isBusy={entry.isBusy}
      verify={t('auth.verify')}
      onVerify={() => entry.verify()}
      resend={{ atMs: entry.resendAtMs, onResend: entry.send }}
      back={{
        label: t('auth.changeNumber'),
        onBack: () => {
          entry.changeNumber()
          onChangeNumber?.()
        },
      }}
      waitsForAll={entry.digits > STORE_OTP_DIGITS}
    >
      <WaysAround entry={entry} />
    </CodeEntry>
  )
}
