import type { User } from '@jhola/contract/auth/schema'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { ApiError } from '../../shared/api/api-client.ts'
import { apiQuery } from '../../shared/api/api-query.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { OutsideLinkButton } from '../../shared/ui/link-button.tsx'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { PageSkeleton } from '../page/page-skeleton.tsx'

/** A page of the other entry needs a full page load. */
export const HardRedirect = ({ to }: { to: string }) => {
  useEffect(() => location.replace(to), [to])
  return <PageSkeleton />
}

type AuthGateProps = {
  children(user: User | null): ReactNode
  /**
   * Called when the server cannot be reached: restores the last known state of this device. Resolves to whether there was any.
   */
  recall?: () => Promise<boolean>
}

/** True when nothing answered, or only a gateway in front of a server that is down. */
const isUnreached = ({ status }: ApiError): boolean => status === 0 || (status >= 502 && status <= 504)

/** Queries who is signed in and shows the matching screen, with a loading and a failed state. */
export const AuthGate = ({ children, recall }: AuthGateProps) => {
  const me = useQuery(apiQuery('GET /auth/me', {}))
  const { t, tError } = useT()
  const [hasRecalled, setRecalled] = useState(recall === undefined)
  const mayRecall = me.isError && me.data === undefined && isUnreached(me.error)
  useEffect(() => {
    if (mayRecall)
      void recall?.()
        .catch(() => false)
        .then(() => setRecalled(true))
  }, [mayRecall, recall])
  if (me.isPending || (mayRecall && !hasRecalled)) return <PageSkeleton />
  if (me.data === undefined)
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
