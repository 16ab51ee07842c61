import { STORE_OTP_DIGITS } from '@jhola/contract/constants'
import { formatPhone } from '@jhola/contract/shared/phone'
import { type FormEvent, useEffect, useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { SettingsMenu } from '../../../shared/shell/settings-menu.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { OutsideLinkButton } from '../../../shared/ui/link-button.tsx'
import { Logo } from '../../../shared/ui/logo.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { useStoreLogin } from '../hooks/use-store-login.ts'
import { CodeBoxes } from './code-boxes.tsx'

type Login = ReturnType<typeof useStoreLogin>

const onSubmit = (send: () => Promise<void>) => (event: FormEvent) => {
  event.preventDefault()
  void send()
}

const MethodStep = ({ login }: { login: Login }) => {
  const { t } = useT()
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t('auth.intro')}</p>
      <Button size="lg" fullWidth icon="phone" onClick={() => login.show('phone')}>
        {t('auth.methodPhone')}
      </Button>
      <p className="text-center text-ink-soft text-sm">{t('auth.methodPhoneHint')}</p>
    </div>
  )
}

const PhoneStep = ({ login }: { login: Login }) => {
  const { t } = useT()
  return (
    <form className="grid gap-4" noValidate onSubmit={onSubmit(login.send)}>
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
const Resend = ({ login }: { login: Login }) => {
  const { t } = useT()
  const [nowMs, setNowMs] = useState(() => Date.now())
  const seconds = Math.ceil((login.resendAtMs - nowMs) / 1000)
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <Button variant="ghost" fullWidth disabled={seconds > 0 || login.isBusy} onClick={() => void login.send()}>
      {seconds > 0 ? t('auth.resendIn', { seconds }) : t('auth.resend')}
    </Button>
  )
}

const CodeStep = ({ login }: { login: Login }) => {
  const { t } = useT()
  return (
    <form className="grid gap-4" noValidate onSubmit={onSubmit(() => login.verify())}>
      <CodeBoxes
        length={STORE_OTP_DIGITS}
        value={login.code}
        onChange={login.changeCode}
        label={t('auth.codeSentTo', { phone: formatPhone(login.phone) })}
        error={login.error}
      />
      <Button type="submit" size="lg" fullWidth loading={login.isBusy} disabled={login.code.length < STORE_OTP_DIGITS}>
        {t('auth.verify')}
      </Button>
      <Resend login={login} />
      <Button variant="ghost" fullWidth onClick={() => login.show('phone')}>
        {t('auth.changeNumber')}
      </Button>
    </form>
  )
}

const SuccessStep = () => {
  const { t } = useT()
  return (
    <div role="status" className="grid justify-items-center gap-2 py-4 text-center">
      <Icon name="check-circle" size="xl" className="text-success" />
      <p className="font-bold text-xl">{t('auth.success')}</p>
      <p className="text-ink-soft">{t('auth.successHint')}</p>
    </div>
  )
}

const STEPS = { method: MethodStep, phone: PhoneStep, otp: CodeStep, success: SuccessStep } as const

/** The owner's way in: by the shop's phone and a one-time code. */
export const StoreLoginScreen = ({ development }: { development: boolean }) => {
  const { t } = useT()
  const login = useStoreLogin()
  const Step = STEPS[login.mode]
  return (
    <div className="weave flex min-h-dvh flex-col">
      <header className="flex items-center justify-between p-4">
        <a href="/" className="inline-flex min-h-11 items-center">
          <Logo />
        </a>
        <SettingsMenu />
      </header>
      <main className="mx-auto grid w-full max-w-md content-start gap-4 p-4">
        <Card padding="md" className="grid gap-5">
          <h1 className="font-bold text-2xl">{t('auth.title')}</h1>
          <Step login={login} />
        </Card>
        <OutsideLinkButton href="/" variant="ghost" fullWidth>
          {t('auth.forCustomers')}
        </OutsideLinkButton>
        {development && (
          <p className="text-center text-ink-soft text-sm">
            <a className="inline-flex min-h-11 items-center underline" href="/dev/outbox" target="_blank" rel="noreferrer">
              {t('auth.developmentHint')}
            </a>
            <span className="block">{t('auth.demoHint')}</span>
          </p>
        )}
      </main>
    </div>
  )
}
