import { useQuery } from '@tanstack/react-query'
import { type ApiError, api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { Spinner } from '../../../shared/ui/spinner.tsx'
import { SignedIn, SignInMethod } from './sign-in-method.tsx'

/** A link works once: the result is cached while the page is open, and never refetched automatically. */
const useVerification = (token: string) =>
  useQuery<{ needs_password: boolean }, ApiError>({
    queryKey: ['verify-email', token],
    queryFn: () => api('POST /auth/verify-email', { body: { token } }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  })

/** `/verify-email?token=`: confirms an email address with the emailed link. */
export const VerifyEmailScreen = ({ token }: { token: string }) => {
  const { t, tError } = useT()
  const verification = useVerification(token)
  const { error } = verification
  const isWrong = token === '' || (error !== null && error.status > 0 && error.status < 500)
  const needsPassword = verification.data?.needs_password === true
  const hasFailed = error !== null && !isWrong
  return (
    <SignInMethod to="customer" title={t('auth.verifyTitle')}>
      {verification.isSuccess && (
        <SignedIn
          title={t('auth.emailVerified')}
          hint={t(needsPassword ? 'auth.emailVerifiedElsewhere' : 'auth.emailVerifiedHint')}
        />
      )}
      {!isWrong && verification.isFetching && (
        <p role="status" className="flex items-center gap-2">
          <Spinner />
          {t('auth.verifying')}
        </p>
      )}
      {isWrong && <Alert tone="error">{tError(error?.code ?? 'auth.link_invalid', error?.details)}</Alert>}
      {hasFailed && !verification.isFetching && (
        <Alert
          tone="error"
          action={
            <Button variant="secondary" onClick={() => void verification.refetch()}>
              {t('common.retry')}
            </Button>
          }
        >
          {tError(error.code, error.details)}
        </Alert>
      )}
      {(verification.isSuccess || isWrong) && (
        <LinkButton size="lg" fullWidth to={needsPassword ? '/forgot-password' : '/login'}>
          {t(needsPassword ? 'auth.setUp' : 'auth.goToLogin')}
        </LinkButton>
      )}
    </SignInMethod>
  )
}
