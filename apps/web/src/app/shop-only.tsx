import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { apiQuery } from '../shared/api-query.ts'
import { useT } from '../shared/i18n/i18n-context.tsx'
import { Navigate, useLocation } from '../shared/navigation.tsx'
import { LoadFailed } from '../shared/ui/load-failed.tsx'
import { PageWaiting } from './page-waiting.tsx'

/** A page of the customer's entry needs a real navigation. */
const ToTheShelves = () => {
  useEffect(() => location.replace('/products'), [])
  return <PageWaiting />
}

/**
 * Lets only people of a shop in: others go to the sign-in page and come back afterwards, customers to the shelves. The server
 * refuses every call of a stranger anyway; this only shows the right page.
 */
export const ShopOnly = ({ children }: { children: ReactNode }) => {
  const me = useQuery(apiQuery('GET /auth/me', {}))
  const { tError } = useT()
  const { pathname, search } = useLocation()
  if (me.isPending) return <PageWaiting />
  if (me.isError)
    return (
      <main className="mx-auto w-full max-w-xl p-4">
        <LoadFailed
          message={tError(me.error.code, me.error.details)}
          onRetry={() => void me.refetch()}
          retrying={me.isFetching}
        />
      </main>
    )
  if (!me.data.user) return <Navigate to={`/store-login?from=${encodeURIComponent(pathname + search)}`} replace />
  return me.data.user.store_id ? children : <ToTheShelves />
}
