import type { SignInRole, User } from '@jhola/contract/auth/schema'
import { PASSWORD } from '@jhola/contract/constants'
import { PasswordField } from '../../../shared/forms/password-field.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { LinkButton, OutsideLinkButton } from '../../../shared/ui/link-button.tsx'
import { type PasswordSignIn, usePasswordSignIn } from '../hooks/use-password-sign-in.ts'
import { onSubmit } from './code-entry.tsx'
import { EmailField } from './email-field.tsx'

/** Email and password, with the link for a forgotten password. */
export const PasswordForm = ({ entry }: { entry: PasswordSignIn }) => {
  const { t } = useT()
  const hasEmail = entry.email !== ''
  return (
    <form className="grid grid-cols-1 gap-4" noValidate onSubmit={onSubmit(entry.submit)}>
      {entry.error && (
        <Alert tone="error" onDismiss={entry.dismiss}>
          {entry.error}
        </Alert>
      )}
      <EmailField value={entry.email} onChange={entry.changeEmail} error={entry.emailError} autoFocus={!hasEmail} />
      <PasswordField
        label={t('auth.passwordLabel')}
        icon="lock"
        autoComplete="current-password"
        maxLength={PASSWORD.max}
        autoFocus={hasEmail}
        value={entry.password}
        onChange={(event) => entry.changePassword(event.target.value)}
        error={entry.passwordError}
      />
      <Button type="submit" size="lg" fullWidth loading={entry.isBusy}>
        {t(entry.isBusy ? 'auth.signingIn' : 'auth.signIn')}
      </Button>
      <OutsideLinkButton variant="ghost" fullWidth href="/forgot-password">
        {t('auth.forgot')}
      </OutsideLinkButton>
    </form>
  )
}

const SignUpLink = () => {
  const { t } = useT()
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-1 text-ink-soft">
      {t('auth.noAccount')}
      <LinkButton variant="ghost" to="/signup">
        {t('auth.signUp')}
      </LinkButton>
    </p>
  )
}

/** The e-mail tab of the sign-in page. */
export const EmailPanel = ({ role, onSignedIn }: { role: SignInRole; onSignedIn(user: User): void }) => {
  const entry = usePasswordSignIn({
    role,
    missing: { email: 'auth.emailRequired', password: 'auth.passwordMissing' },
    onSignedIn,
  })
  return (
    <div className="grid grid-cols-1 gap-1">
      <PasswordForm entry={entry} />
      <SignUpLink />
    </div>
  )
}
