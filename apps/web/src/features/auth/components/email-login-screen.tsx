import type { User } from '@jhola/contract/auth/schema'
import { CUSTOMER_OTP_DIGITS, EMAIL_SIGN_IN_REDIRECT_MS } from '@jhola/contract/constants'
import { isLikeEmail } from '@jhola/contract/shared/email'
import type { SafePath } from '@jhola/contract/shared/web/return-path'
import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { type Passcode, usePasscodeSignIn } from '../hooks/use-passcode.ts'
import { usePasswordSignIn } from '../hooks/use-password-sign-in.ts'
import { useRedirect } from '../hooks/use-redirect.ts'
import { startPath } from '../safe-return-path.ts'
import type { SignInNavigationState } from '../sign-in-navigation-state.ts'
import { CodeEntry } from './code-entry.tsx'
import { EmailField } from './email-field.tsx'
import { PasswordForm } from './password-form.tsx'
import { ChoiceButton, DevelopmentHint, SignedIn, SignInMethod } from './sign-in-method.tsx'

/** The six digits of an emailed passcode, for every flow. */
export const PasscodeEntry = ({ passcode, onBack }: { passcode: Passcode; onBack(): void }) => {
  const { t } = useT()
  const { sentTo = '' } = passcode
  return (
    <CodeEntry
      boxes={{
        length: CUSTOMER_OTP_DIGITS,
        value: passcode.code,
        onChange: passcode.change,
        label: t('auth.passcodeSentTo', { email: sentTo }),
        error: passcode.error,
      }}
      isBusy={passcode.isBusy}
      verify={t('auth.verifyPasscode')}
      onVerify={() => passcode.submit()}
      resend={{ atMs: passcode.resendAtMs, onResend: () => passcode.send(sentTo) }}
      back={{ label: t('auth.otherWays'), onBack }}
    >
      <p className="text-ink-soft text-sm">{t('auth.passcodeNote')}</p>
    </CodeEntry>
  )
}

type ChoiceProps = {
  email: string
  onEmail(text: string): void
  error: string | undefined
  isBusy: boolean
  onPasscode(): void
  onPassword(): void
}

const Choice = ({ email, onEmail, error, isBusy, onPasscode, onPassword }: ChoiceProps) => {
  const { t } = useT()
  return (
    <div className="grid grid-cols-1 gap-4">
      <EmailField value={email} onChange={onEmail} error={error} autoFocus={email === ''} />
      <div className="grid grid-cols-1 gap-3">
        <ChoiceButton
          icon="mail"
          title={t('auth.choicePasscode')}
          hint={t(isBusy ? 'auth.passcodeSending' : 'auth.choicePasscodeHint')}
          chip={t('auth.recommended')}
          disabled={isBusy}
          onChoose={onPasscode}
        />
        <ChoiceButton
          icon="lock"
          title={t('auth.choicePassword')}
          hint={t('auth.choicePasswordHint')}
          disabled={isBusy}
          onChoose={onPassword}
        />
      </div>
    </div>
  )
}

const ByPassword = ({ email, onSignedIn, onBack }: { email: string; onSignedIn(user: User): void; onBack(): void }) => {
  const { t } = useT()
  const entry = usePasswordSignIn({
    email,
    missing: { email: 'auth.bothMissing', password: 'auth.bothMissing' },
    onSignedIn,
  })
  return (
    <div className="grid grid-cols-1 gap-1">
      <PasswordForm entry={entry} />
      <LinkButton variant="ghost" fullWidth to="/email-passcode" state={{ email: entry.email.trim() || email }}>
        {t('auth.noPassword')}
      </LinkButton>
      <Button variant="ghost" fullWidth onClick={onBack}>
        {t('auth.otherWays')}
      </Button>
    </div>
  )
}

type EmailLoginScreenProps = { development: boolean; handed: SignInNavigationState; leave(to: SafePath): void }

/** `/email-login`: with a passcode, which is sent as soon as it is chosen, or with a password. */
export const EmailLoginScreen = ({ development, handed, leave }: EmailLoginScreenProps) => {
  const { t } = useT()
  const [mode, setMode] = useState<'choice' | 'password' | 'passcode'>('choice')
  const [email, setEmail] = useState(handed.email)
  const [user, setUser] = useState<User>()
  const passcode = usePasscodeSignIn(setUser)
  const returnUrl = user ? startPath(user, handed.returnUrl) : '/store-dashboard'
  useRedirect(user !== undefined, EMAIL_SIGN_IN_REDIRECT_MS, () => leave(returnUrl))
  const changeEmail = (text: string) => {
    setEmail(text)
    passcode.setError(undefined)
  }
  const choosePasscode = async () => {
    if (await passcode.send(email)) setMode('passcode')
  }
  const choosePassword = () => {
    if (isLikeEmail(email)) setMode('password')
    else passcode.setError(t(email.trim() === '' ? 'auth.emailMissing' : 'auth.emailInvalid'))
  }
  const choose = () => {
    passcode.change('')
    setMode('choice')
  }
  return (
    <SignInMethod
      to="shop"
      title={t('auth.emailTitle')}
      intro={!user && mode === 'choice' ? t('auth.emailIntro') : undefined}
      {...(!user && { back: { label: t('auth.backToOptions'), href: '/store-login' } })}
      below={development && !user && <DevelopmentHint />}
    >
      {user && <SignedIn title={t('auth.success')} hint={t('auth.successHint')} />}
      {!user && mode === 'choice' && (
        <Choice
          email={email}
          onEmail={changeEmail}
          error={passcode.error}
          isBusy={passcode.isBusy}
          onPasscode={() => void choosePasscode()}
          onPassword={choosePassword}
        />
      )}
      {!user && mode === 'passcode' && <PasscodeEntry passcode={passcode} onBack={choose} />}
      {!user && mode === 'password' && <ByPassword email={email.trim()} onSignedIn={setUser} onBack={choose} />}
    </SignInMethod>
  )
}
