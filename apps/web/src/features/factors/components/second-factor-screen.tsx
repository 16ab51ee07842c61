import '../../../shared/i18n/lazy-texts.ts'
import type { User } from '@jhola/contract/auth/schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSignOut } from '../../../domain/account/use-sign-out.ts'
import { PlainHeader } from '../../../domain/shell/plain-header.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { factorsQuery, meQuery } from '../api.ts'
import { useGuarded } from '../hooks/use-guarded.ts'
import { AddPasskey } from './add-passkey.tsx'
import { AppSetup } from './app-setup.tsx'
import { ConfirmIdentity } from './confirm-identity.tsx'
import { ProveFactor } from './prove-factor.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** The first factor of an admin, before anything else; then the recovery codes. */
const SetUp = ({ onDone }: { onDone(): void }) => {
  const { t } = useT()
  const guarded = useGuarded()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const take = (made: string[] | null) => (made ? setCodes(made) : onDone())
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />
  return (
    <>
      {guarded.isAsking && <ConfirmIdentity onDone={guarded.goOn} onCancel={guarded.giveUp} />}
      {guarded.error && <Alert tone="error">{guarded.error}</Alert>}
      <AddPasskey guarded={guarded} isFirst onAdded={take} />
      <p className="text-ink-soft">{t('auth.factors.orApp')}</p>
      <AppSetup guarded={guarded} onAdded={take} />
    </>
  )
}

type SecondFactorScreenProps = { step: NonNullable<User['factor_step']>; onDone(): void }

/** `/admin/second-factor`: an admin sets up, or shows, the second step. Nothing else opens before. */
export const SecondFactorScreen = ({ step, onDone }: SecondFactorScreenProps) => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const factors = useQuery(factorsQuery)
  const { signOut, isBusy } = useSignOut(() => location.replace('/login'))
  const hasTexts = useArea('auth.factors')
  if (!hasTexts) return <Skeleton className="m-4 h-48 rounded-lg" />
  const leave = async () => {
    await client.invalidateQueries({ queryKey: meQuery.queryKey })
    onDone()
  }
  return (
    <div className="flex min-h-dvh flex-col weave">
      <PlainHeader className="max-w-4xl" />
      <main id="content" className="mx-auto grid w-full max-w-md grid-cols-1 content-start gap-4 p-4 lg:pt-12">
        <Card padding="none" className="grid grid-cols-1 gap-5 p-5 md:p-6">
          <div>
            <h1 className="text-2xl">{t(step === 'set_up' ? 'auth.factors.setUpTitle' : 'auth.factors.proveTitle')}</h1>
            <p className="mt-1 text-ink-soft">{t(step === 'set_up' ? 'auth.factors.setUpIntro' : 'auth.factors.proveIntro')}</p>
          </div>
          {factors.isPending && <Skeleton className="h-32" />}
          {factors.isError && !factors.data && (
            <LoadFailed
              message={t('auth.factors.failed')}
              hint={tError(factors.error.code, factors.error.details)}
              onRetry={() => void factors.refetch()}
              retrying={factors.isFetching}
            />
          )}
          {factors.data && step === 'set_up' && <SetUp onDone={() => void leave()} />}
          {factors.data && step === 'prove' && <ProveFactor factors={factors.data} onDone={() => void leave()} />}
        </Card>
        <Button variant="ghost" fullWidth icon="logout" loading={isBusy} onClick={() => void signOut()}>
          {t('common.logout')}
        </Button>
      </main>
    </div>
  )
}
