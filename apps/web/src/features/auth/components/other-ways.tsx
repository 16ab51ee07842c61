import '../../../shared/i18n/lazy-texts.ts'
import type { SignInRole, User } from '@jhola/contract/auth/schema'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { Spinner } from '../../../shared/ui/spinner.tsx'
import { useApproval } from '../hooks/use-approval.ts'

type OtherWaysProps = { phone: string; role: SignInRole; onSignedIn(user: User): void }

/** The number that is typed on the signed-in device. */
const NumberToType = ({ number }: { number: number }) => {
  const { t } = useT()
  return (
    <div className="grid grid-cols-1 justify-items-center gap-2 text-center">
      <p className="text-ink-soft">{t('auth.factors.approveNumber')}</p>
      <p className="figures font-bold text-3xl" dir="ltr">
        {number}
      </p>
      <p className="text-sm">{t('auth.factors.approveHow')}</p>
      <p role="status" className="flex items-center gap-2 text-ink-soft text-sm">
        <Spinner />
        {t('auth.factors.approveWaiting')}
      </p>
    </div>
  )
}

/** When no code comes for now: a signed-in device lets this one in, or a passcode by e-mail. Passkeys have a button of their own. */
export const OtherWays = ({ phone, role, onSignedIn }: OtherWaysProps) => {
  const { t } = useT()
  const { error, isBusy, end, number, ask } = useApproval({ phone, role, onSignedIn })
  if (!useArea('auth.factors')) return null
  return (
    <section className="grid grid-cols-1 gap-3 rounded-lg border border-line p-4" aria-label={t('auth.factors.otherWays')}>
      <h2 className="font-semibold">{t('auth.factors.otherWays')}</h2>
      {end && <Alert tone="warning">{t(end === 'refused' ? 'auth.factors.approveRefused' : 'auth.factors.approveEnded')}</Alert>}
      {error && <Alert tone="error">{error}</Alert>}
      {number === undefined ? (
        <Button variant="secondary" fullWidth icon="phone" loading={isBusy} onClick={() => void ask()}>
          {t('auth.factors.approveAsk')}
        </Button>
      ) : (
        <NumberToType number={number} />
      )}
      {role === 'store_owner' && (
        <LinkButton variant="ghost" fullWidth icon="mail" to="/email-login">
          {t('auth.factors.approveByPasscode')}
        </LinkButton>
      )}
    </section>
  )
}
