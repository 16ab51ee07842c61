import { useState } from 'react'
import { type ApiReply, api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import type { Guarded } from '../hooks/use-guarded.ts'
import { AppSetup } from './app-setup.tsx'

type AdminFactorsProps = {
  factors: ApiReply<'GET /auth/factors'>
  guarded: Guarded
  onCodes(recoveryCodes: string[] | null): void
}

/** The authenticator app and the recovery codes of an admin. */
export const AdminFactors = ({ factors, guarded, onCodes }: AdminFactorsProps) => {
  const { t } = useT()
  const [isAsking, setAsking] = useState(false)
  const removeApp = () =>
    guarded.run(async () => {
      setAsking(false)
      await api('DELETE /auth/totp')
      toast.success(t('auth.factors.removed'))
    })
  const renew = () => guarded.run(async () => onCodes((await api('POST /auth/recovery-codes')).recovery_codes))
  return (
    <>
      <section className="grid grid-cols-1 gap-3 border-line border-t pt-4">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          {t('auth.factors.app')}
          {factors.has_app && <StatusChip tone="success">{t('auth.factors.appOn')}</StatusChip>}
        </h3>
        <p className="text-ink-soft text-sm">{t('auth.factors.appHint')}</p>
        {!factors.has_app && <AppSetup guarded={guarded} onAdded={onCodes} />}
        {factors.has_app && (
          <div className="flex flex-wrap gap-3">
            <Button
              variant={isAsking ? 'destructive' : 'danger'}
              loading={guarded.isBusy}
              onClick={() => (isAsking ? void removeApp() : setAsking(true))}
            >
              {t(isAsking ? 'auth.factors.removeNow' : 'auth.factors.appRemove')}
            </Button>
          </div>
        )}
      </section>
      <section className="grid grid-cols-1 gap-3 border-line border-t pt-4">
        <h3 className="font-semibold">{t('auth.factors.recovery')}</h3>
        <p className="text-ink-soft text-sm">{t('auth.factors.recoveryLeft', { count: factors.recovery_codes_left })}</p>
        <p className="text-ink-soft text-sm">{t('auth.factors.lostAdmin')}</p>
        <Button variant="secondary" className="justify-self-start" loading={guarded.isBusy} onClick={() => void renew()}>
          {t('auth.factors.recoveryRenew')}
        </Button>
      </section>
    </>
  )
}
