import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useNavigate } from '../../../shared/navigation/navigation.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { useSignUp } from '../hooks/use-sign-up.ts'
import { onSubmit } from './code-entry.tsx'
import { EmailField } from './email-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { RoleSwitch } from './role-switch.tsx'
import { SignInMethod } from './sign-in-method.tsx'

const SignInLink = () => {
  const { t } = useT()
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-1 text-ink-soft">
      {t('auth.haveAccount')}
      <LinkButton variant="ghost" to="/login">
        {t('auth.signIn')}
      </LinkButton>
    </p>
  )
}

/** `/signup`: creates an account with email and password; an emailed link confirms it. */
export const SignupScreen = () => {
  const { t } = useT()
  const navigate = useNavigate()
  const form = useSignUp(() => navigate('/login', { replace: true, state: { isNewAccount: true } }))
  const { mistake } = form
  return (
    <SignInMethod
      to={form.role === 'customer' ? 'customer' : 'shop'}
      title={t('auth.signUpTitle')}
      intro={t('auth.signingUpAs', { role: t(form.role === 'customer' ? 'auth.customer' : 'auth.storeOwner') })}
      back={{ label: t('auth.backToLogin'), href: '/login' }}
      below={
        form.role === 'store_owner' && (
          <LinkButton variant="secondary" fullWidth icon="store" to="/register">
            {t('auth.registerStore')}
          </LinkButton>
        )
      }
    >
      <form className="grid grid-cols-1 gap-4" noValidate onSubmit={onSubmit(form.submit)}>
        <RoleSwitch role={form.role} onChange={form.setRole} />
        {form.error && (
          <Alert tone="error" onDismiss={form.dismiss}>
            {form.error}
          </Alert>
        )}
        <TextField
          label={t('auth.fullName')}
          icon="user"
          autoComplete="name"
          maxLength={80}
          value={form.name}
          onChange={(event) => form.changeName(event.target.value)}
          error={mistake.name && t(mistake.name)}
        />
        <EmailField value={form.email} onChange={form.changeEmail} error={mistake.email && t(mistake.email)} />
        <NewPasswordFields entry={form.entry} labels={{ password: t('auth.passwordLabel'), again: t('auth.confirmPassword') }} />
        <a
          href="/privacy-notice"
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-sm underline"
        >
          {t('auth.privacyNotice')}
        </a>
        <Button type="submit" size="lg" fullWidth loading={form.isBusy}>
          {t(form.isBusy ? 'auth.creating' : 'auth.createAccount')}
        </Button>
      </form>
      <SignInLink />
    </SignInMethod>
  )
}
