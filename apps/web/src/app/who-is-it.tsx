import type { User } from '@jhola/contract/auth/schema'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { apiQuery } from '../shared/api-query.ts'
import { useT } from '../shared/i18n/i18n-context.tsx'
import { OutsideLinkButton } from '../shared/ui/link-button.tsx'
import { LoadFailed } from '../shared/ui/load-failed.tsx'
import { PageWaiting } from './page-waiting.tsx'

/** A page of the other entry needs a real navigation. */
export const Elsewhere = ({ to }: { to: string }) => {
  useEffect(() => location.replace(to), [to])
  return <PageWaiting />
}

/** Asks the server who is signed in and shows what suits them; waits and fails honestly on the way. */
export const WhoIsIt = ({ children }: { children(user: User | null): ReactNode }) => {
  const me = useQuery(apiQuery('GET /auth/me', {}))
  const { t, tError } = useT()
  if (me.isPending) return <PageWaiting />
  if (me.isError)
    return (
      <main className="mx-auto w-full max-w-xl p-4">
        <LoadFailed
          as="h1"
          message={tError(me.error.code, me.error.details)}
          onRetry={() => void me.refetch()}
          retrying={me.isFetching}
          action={
            <OutsideLinkButton href="/" variant="ghost">
              {t('common.home')}
            </OutsideLinkButton>
          }
        />
      </main>
    )
  return children(me.data.user)
}
