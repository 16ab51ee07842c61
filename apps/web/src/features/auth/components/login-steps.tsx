import { STORE_OTP_DIGITS } from '@jhola/contract/constants'
import { formatPhone } from '@jhola/contract/shared/phone'
import { type FormEvent, useEffect, useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import type { useStoreLogin } from '../hooks/use-store-login.ts'
import { CodeBoxes } from './code-boxes.tsx'

type Login = ReturnType<typeof useStoreLogin>
type StepProps = { login: Login }

const onSubmit = (send: () => Promise<void>) => (event: FormEvent) => {
  event.preventDefault()
  void send()
}

const MethodStep = ({ login }: StepProps) => {
  const { t } = useT()
  return (
    <>
      <Button size="lg" fullWidth icon="phone" iconEnd="chevron-end" onClick={() => login.show('phone')}>
        {t('auth.methodPhone')}
      </Button>
      <p className="text-center text-ink-soft text-sm">{t('auth.methodPhoneHint')}</p>
    </>
  )
}

const PhoneStep = ({ login }: StepProps) => {
  const { t } = useT()
  return (
    <form className="grid grid-cols-1 gap-4" noValidate onSubmit={onSubmit(login.send)}>
      <TextField
        label={t('auth.phone')}
        prefix="+91"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        autoFocus
        value={login.phone}
        onChange={(event) => login.changePhone(event.target.value)}
        error={login.error}
      />
      <Button type="submit" size="lg" fullWidth loading={login.isBusy}>
        {t(login.isBusy ? 'auth.sending' : 'auth.send')}
      </Button>
      <Button variant="ghost" fullWidth onClick={() => login.show('method')}>
        {t('auth.backToOptions')}
      </Button>
    </form>
  )
}

/** Counts the wait before a code may be sent again. */
const Resend = ({ login }: StepProps) => {
  const { t } = useT()
  const [nowMs, setNowMs] = useState(() => Date.now())
  const seconds = Math.max(0, Math.ceil((login.resendAtMs - nowMs) / 1000))
  const isWaiting = seconds > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  const resend = async () => {
    await login.send()
    setNowMs(Date.now())
  }
  return (
    <Button variant="ghost" className="figures" disabled={isWaiting || login.isBusy} onClick={() => void resend()}>
      {isWaiting ? t('auth.resendIn', { seconds }) : t('auth.resend')}
    </Button>
  )
}

const CodeStep = ({ login }: StepProps) => {
  const { t } = useT()
  return (
    <form className="grid grid-cols-1 gap-4" noValidate onSubmit={onSubmit(() => login.verify())}>
      <CodeBoxes
        length={STORE_OTP_DIGITS}
        value={login.code}
        onChange={login.changeCode}
        label={t('auth.codeSentTo', { phone: `+91 ${formatPhone(login.phone)}` })}
        error={login.error}
        disabled={login.isBusy}
      />
      <Button type="submit" size="lg" fullWidth loading={login.isBusy}>
        {t('auth.verify')}
      </Button>
      <div className="flex flex-wrap justify-between gap-1">
        <Button variant="ghost" onClick={() => login.show('phone')}>
          {t('auth.changeNumber')}
        </Button>
        <Resend login={login} />
      </div>
    </form>
  )
}

const SuccessStep = () => {
  const { t } = useT()
  return (
    <div role="status" className="grid animate-rise justify-items-center gap-2 py-6 text-center">
      <span className="flex size-20 items-center justify-center rounded-full bg-success-soft text-success">
        <Icon name="check-circle" size="xl" />
      </span>
      <p className="font-bold text-xl">{t('auth.success')}</p>
      <p className="text-ink-soft">{t('auth.successHint')}</p>
    </div>
  )
}

/** The step of the sign-in for each of its modes. */
export const LOGIN_STEPS = { method: MethodStep, phone: PhoneStep, otp: CodeStep, success: SuccessStep } as const
