import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { apiQuery } from '../shared/api-query.ts'
import { useT } from '../shared/i18n/i18n-context.tsx'
import { EmptyState } from '../shared/ui/empty-state.tsx'
import { OutsideLinkButton } from '../shared/ui/link-button.tsx'
import { PageWaiting } from './page-waiting.tsx'
import { WhoIsIt } from './who-is-it.tsx'

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

/** Whether this is a development server the outbox itself tells: in production it does not exist. */
const DevelopmentOnly = ({ children }: { children: ReactNode }) => {
  const outbox = useQuery({ ...apiQuery('GET /dev/outbox', { query: { to: 'nobody' } }), retry: false })
  if (outbox.isPending) return <PageWaiting />
  return outbox.isSuccess ? children : <NotThere />
}

/** Test pages: there for everybody in development, for an admin in production, and not at all for others. */
export const TestersOnly = ({ children }: { children: ReactNode }) => (
  <WhoIsIt>{(user) => (user?.role === 'admin' ? children : <DevelopmentOnly>{children}</DevelopmentOnly>)}</WhoIsIt>
)
