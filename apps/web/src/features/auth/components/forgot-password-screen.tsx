import { isLikeEmail } from '@jhola/contract/shared/email'
import { useState } from 'react'
import { api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { useRequest } from '../hooks/use-request.ts'
import { onSubmit } from './code-entry.tsx'
import { EmailField } from './email-field.tsx'
import { DevelopmentHint, SignInMethod } from './sign-in-method.tsx'

/** `/forgot-password`: sends a link for a new password. The text never reveals whether the address is known. */
export const ForgotPasswordScreen = ({ development }: { development: boolean }) => {
  const { t } = useT()
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const { error, setError, isBusy, request } = useRequest()
  const send = async () => {
    const to = email.trim()
    if (!isLikeEmail(to)) return setError(t(to === '' ? 'auth.emailMissing' : 'auth.emailInvalid'))
    const isSent = await request(async () => {
      await api('POST /auth/forgot-password', { body: { email: to } })
    }, 'auth.linkFailed')
    if (isSent) setSentTo(to)
  }
  return (
    <SignInMethod
      to="customer"
      title={t('auth.forgotTitle')}
      intro={sentTo === undefined ? t('auth.forgotIntro') : undefined}
      back={{ label: t('auth.backToLogin'), href: '/login' }}
      below={development && <DevelopmentHint />}
    >
      {sentTo !== undefined && (
        <>
          <Alert tone="success" icon="mail" title={t('auth.linkSent')}>
            {t('auth.linkSentHint', { email: sentTo })}
          </Alert>
          <LinkButton variant="secondary" fullWidth to="/login">
            {t('auth.backToLogin')}
          </LinkButton>
        </>
      )}
      {sentTo === undefined && (
        <form className="grid grid-cols-1 gap-4" noValidate onSubmit={onSubmit(send)}>
          <EmailField
            value={email}
            onChange={(text) => {
              setEmail(text)
              setError(undefined)
            }}
            error={error}
            autoFocus
          />
          <Button type="submit" size="lg" fullWidth loading={isBusy}>
            {t('auth.sendLink')}
          </Button>
        </form>
      )}
    </SignInMethod>
  )
}
