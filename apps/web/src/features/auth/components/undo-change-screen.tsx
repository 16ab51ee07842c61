import { useMutation } from '@tanstack/react-query'
import { ApiError, api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { SignedIn, SignInMethod } from './sign-in-method.tsx'

/** `/undo-change?token=`: a button undoes the change, so that programs that only open links do nothing. */
export const UndoChangeScreen = ({ token }: { token: string }) => {
  const { t, tError } = useT()
  const undoing = useMutation({ networkMode: 'always', mutationFn: () => api('POST /profile/undo-change', { body: { token } }) })
  const { error } = undoing
  const problem = error instanceof ApiError ? tError(error.code, error.details) : error && tError('server.failed')
  return (
    <SignInMethod to="customer" title={t('auth.undoTitle')} intro={undoing.isSuccess ? undefined : t('auth.undoHint')}>
      {undoing.isSuccess && <SignedIn title={t('auth.undone')} hint={t('auth.undoneHint')} />}
      {token === '' && <Alert tone="error">{tError('auth.link_invalid')}</Alert>}
      {problem && <Alert tone="error">{problem}</Alert>}
      {!undoing.isSuccess && token !== '' && (
        <Button size="lg" fullWidth loading={undoing.isPending} onClick={() => undoing.mutate()}>
          {t('auth.undoNow')}
        </Button>
      )}
      {(undoing.isSuccess || token === '') && (
        <LinkButton size="lg" fullWidth to="/login">
          {t('auth.goToLogin')}
        </LinkButton>
      )}
    </SignInMethod>
  )
}
