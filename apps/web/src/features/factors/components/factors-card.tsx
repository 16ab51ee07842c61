import '../../../shared/i18n/lazy-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiReply } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { factorsQuery } from '../api.ts'
import { useGuarded } from '../hooks/use-guarded.ts'
import { AddPasskey } from './add-passkey.tsx'
import { AdminFactors } from './admin-factors.tsx'
import { ConfirmIdentity } from './confirm-identity.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const Ready = ({ factors }: { factors: ApiReply<'GET /auth/factors'> }) => {
  const { t } = useT()
  const guarded = useGuarded()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { passkeys, is_required } = factors
  if (codes) return <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />
  return (
    <>
      {guarded.isAsking && <ConfirmIdentity onDone={guarded.goOn} onCancel={guarded.giveUp} />}
      {guarded.error && <Alert tone="error">{guarded.error}</Alert>}
      {passkeys.length === 0 && <p>{t('auth.factors.none')}</p>}
      <PasskeyList passkeys={passkeys} guarded={guarded} />
      <AddPasskey guarded={guarded} isFirst={passkeys.length === 0} onAdded={setCodes} />
      {is_required ? (
        <AdminFactors factors={factors} guarded={guarded} onCodes={setCodes} />
      ) : (
        <p className="text-ink-soft text-sm">{t('auth.factors.lostOwner')}</p>
      )}
    </>
  )
}

/** Passkeys of people of shops and of admins; an admin's authenticator app and recovery codes too. */
export const FactorsCard = () => {
  const { t, tError } = useT()
  const factors = useQuery({ ...factorsQuery, staleTime: 0 })
  const hasTexts = useArea('auth.factors')
  if (!hasTexts) return <Skeleton className="h-48 rounded-lg" />
  return (
    <div id="passkeys" className="grid scroll-mt-20 grid-cols-1">
      <Card as="section" className="grid grid-cols-1 gap-4">
        <div>
          <CardTitle>{t('auth.factors.title')}</CardTitle>
          <p className="text-ink-soft text-sm">{t('auth.factors.intro')}</p>
        </div>
        {factors.isPending && <Skeleton className="h-24" />}
        {factors.isError && !factors.data && (
          <LoadFailed
            message={t('auth.factors.failed')}
            hint={tError(factors.error.code, factors.error.details)}
            onRetry={() => void factors.refetch()}
            retrying={factors.isFetching}
          />
        )}
        {factors.data && <Ready factors={factors.data} />}
      </Card>
    </div>
  )
}
