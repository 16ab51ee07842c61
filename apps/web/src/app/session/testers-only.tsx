import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { OutsideLinkButton } from '../../shared/ui/link-button.tsx'
import { PageSkeleton } from '../page/page-skeleton.tsx'
import { AuthGate } from './auth-gate.tsx'
import { developmentQuery } from './development-query.ts'

const NotThere = () => {
  const { t } = useT()
  return (
    <main>
      <EmptyState
        as="h1"
        icon="search"
        title={t('common.notThere')}
        hint={t('common.notThereHint')}
        action={<OutsideLinkButton href="/">{t('common.home')}</OutsideLinkButton>}
      />
    </main>
  )
}

const DevelopmentOnly = ({ children }: { children: ReactNode }) => {
  const outbox = useQuery(developmentQuery)
  if (outbox.isPending) return <PageSkeleton />
  return outbox.isSuccess ? children : <NotThere />
}

/** Test pages: for everybody in development, for admins in production, not found for others. */
export const TestersOnly = ({ children }: { children: ReactNode }) => (
  <AuthGate>
    {(user) => (user?.role === 'admin' && !user.factor_step ? children : <DevelopmentOnly>{children}</DevelopmentOnly>)}
  </AuthGate>
)
