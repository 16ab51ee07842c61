import { CUSTOMER_OTP_DIGITS, SIGN_IN_REDIRECT_MS } from '@jhola/contract/constants'
import type { SafePath } from '@jhola/contract/shared/web/return-path'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { type PasswordSetup, usePasswordSetup } from '../hooks/use-password-setup.ts'
import { useRedirect } from '../hooks/use-redirect.ts'
import { startPath } from '../safe-return-path.ts'
import { CodeBoxes } from './code-boxes.tsx'
import { onSubmit, Resend } from './code-entry.tsx'
import { EmailField } from './email-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { DevelopmentHint, SignedIn, SignInMethod } from './sign-in-method.tsx'

/** Without a link the address is verified first. */
const AskPasscode = ({ setup }: { setup: PasswordSetup }) => {
  const { t } = useT()
  const { passcode, email } = setup
  return (
    <form className="grid grid-cols-1 gap-4" noValidate onSubmit={onSubmit(() => passcode.send(email))}>
      <EmailField value={email} onChange={setup.changeEmail} error={passcode.error} autoFocus={email === ''} />
      <Button type="submit" size="lg" fullWidth loading={passcode.isBusy}>
        {t(passcode.isBusy ? 'auth.passcodeSending' : 'auth.sendPasscode')}
      </Button>
    </form>
  )
}

const Passcode = ({ setup }: { setup: PasswordSetup }) => {
  const { t } = useT()
  const { passcode, setting } = setup
  return (
    <div className="grid grid-cols-1 gap-1">
      <CodeBoxes
        length={CUSTOMER_OTP_DIGITS}
        value={passcode.code}
        onChange={setup.changeCode}
        label={t('auth.passcodeSentTo', { email: passcode.sentTo ?? '' })}
        error={setup.codeError ?? passcode.error}
        disabled={setting.isBusy}
      />
      <div className="flex justify-end">
        <Resend
          atMs={passcode.resendAtMs}
          isBusy={passcode.isBusy || setting.isBusy}
          onResend={() => passcode.send(passcode.sentTo ?? '')}
        />
      </div>
    </div>
  )
}

const Choose = ({ setup, hasToken }: { setup: PasswordSetup; hasToken: boolean }) => {
  const { t } = useT()
  const { setting } = setup
  return (
    <form className="grid grid-cols-1 gap-4" noValidate onSubmit={onSubmit(setup.submit)}>
      {setting.error && (
        <Alert tone="error" onDismiss={() => setting.setError(undefined)}>
          {setting.error}
        </Alert>
      )}
      {!hasToken && <Passcode setup={setup} />}
      <NewPasswordFields
        entry={setup.entry}
        labels={{ password: t('auth.newPassword'), again: t('auth.confirmNewPassword') }}
        autoFocus={hasToken}
      />
      <Button type="submit" size="lg" fullWidth loading={setting.isBusy}>
        {t(setting.isBusy ? 'auth.settingUp' : 'auth.setUp')}
      </Button>
    </form>
  )
}

type PasswordSetupScreenProps = {
  development: boolean
  /** Setup with the emailed link. */
  token: string | null
  email: string
  leave(to: SafePath): void
}

/** `/password-setup`: sets a password after a link or a passcode; then signs in. */
export const PasswordSetupScreen = ({ development, token, email, leave }: PasswordSetupScreenProps) => {
  const { t } = useT()
  const setup = usePasswordSetup({ token, email })
  const { done } = setup
  useRedirect(done !== undefined, SIGN_IN_REDIRECT_MS, () =>
    leave(done === undefined || done === 'signed-out' ? '/store-login' : startPath(done, null)),
  )
  const mayChoose = token !== null || setup.passcode.sentTo !== undefined
  return (
    <SignInMethod
      to="shop"
      title={t('auth.setupTitle')}
      intro={done ? undefined : t(mayChoose ? 'auth.setupIntro' : 'auth.setupProof')}
      {...(!done && { back: { label: t('auth.goToLogin'), href: '/store-login' } })}
      below={development && !done && token === null && <DevelopmentHint />}
    >
      {done && (
        <SignedIn title={t('auth.setupDone')} hint={t(done === 'signed-out' ? 'auth.setupSignIn' : 'auth.setupComesIn')} />
      )}
      {!done && !mayChoose && <AskPasscode setup={setup} />}
      {!done && mayChoose && <Choose setup={setup} hasToken={token !== null} />}
    </SignInMethod>
  )
}
