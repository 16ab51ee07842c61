import type { User } from '@jhola/contract/auth/schema'
import { SIGN_IN_REDIRECT_MS } from '@jhola/contract/constants'
import type { SafePath } from '@jhola/contract/shared/web/return-path'
import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useNavigate } from '../../../shared/navigation/navigation.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { type Passcode, usePasscodeSignIn } from '../hooks/use-passcode.ts'
import { useRedirect } from '../hooks/use-redirect.ts'
import { startPath } from '../safe-return-path.ts'
import { PasscodeEntry } from './email-login-screen.tsx'
import { ChoiceButton, DevelopmentHint, SignedIn, SignInMethod } from './sign-in-method.tsx'

/** Shown when the page was opened without the address that the page before asks for. */
const InvalidAccess = () => {
  const { t } = useT()
  return (
    <SignInMethod to="shop" title={t('auth.passcodeTitle')}>
      <Alert tone="error">{t('auth.invalidAccess')}</Alert>
      <LinkButton size="lg" fullWidth to="/store-login">
        {t('auth.goToLogin')}
      </LinkButton>
    </SignInMethod>
  )
}

const Method = ({ email, passcode, onSent }: { email: string; passcode: Passcode; onSent(): void }) => {
  const { t } = useT()
  const navigate = useNavigate()
  const send = async () => {
    if (await passcode.send(email)) onSent()
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      {passcode.error && <Alert tone="error">{passcode.error}</Alert>}
      <ChoiceButton
        icon="mail"
        title={t('auth.temporaryPasscode')}
        hint={t(passcode.isBusy ? 'auth.passcodeSending' : 'auth.choicePasscodeHint')}
        disabled={passcode.isBusy}
        onChoose={() => void send()}
      />
      <ChoiceButton
        icon="lock"
        title={t('auth.setUpPassword')}
        hint={t('auth.setUpPasswordHint')}
        disabled={passcode.isBusy}
        onChoose={() => navigate('/password-setup', { state: { email } })}
      />
    </div>
  )
}

type EmailPasscodeScreenProps = { development: boolean; email: string; leave(to: SafePath): void }

/** `/email-passcode`: a temporary passcode, or a link to set a permanent password. */
export const EmailPasscodeScreen = ({ development, email, leave }: EmailPasscodeScreenProps) => {
  const { t } = useT()
  const [isSent, setSent] = useState(false)
  const [user, setUser] = useState<User>()
  const passcode = usePasscodeSignIn(setUser)
  useRedirect(user !== undefined, SIGN_IN_REDIRECT_MS, () => leave(user ? startPath(user, null) : '/store-dashboard'))
  if (email === '') return <InvalidAccess />
  const goBack = () => {
    passcode.change('')
    setSent(false)
  }
  return (
    <SignInMethod
      to="shop"
      title={t('auth.passcodeTitle')}
      intro={!user && !isSent ? <bdi>{email}</bdi> : undefined}
      {...(!user && { back: { label: t('auth.goToLogin'), href: '/store-login' } })}
      below={development && !user && <DevelopmentHint />}
    >
      {user && <SignedIn title={t('auth.success')} hint={t('auth.successHint')} />}
      {!user && isSent && <PasscodeEntry passcode={passcode} onBack={goBack} />}
      {!user && !isSent && <Method email={email} passcode={passcode} onSent={() => setSent(true)} />}
    </SignInMethod>
  )
}
