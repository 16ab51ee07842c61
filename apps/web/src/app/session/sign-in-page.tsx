import type { User } from '@jhola/contract/auth/schema'
import type { SafePath } from '@jhola/contract/shared/web/return-path'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { safeReturnPath, startPath } from '../../features/auth/safe-return-path.ts'
import { apiQuery } from '../../shared/api/api-query.ts'
import { useSearchParams } from '../../shared/navigation/navigation.tsx'
import { PageSkeleton } from '../page/page-skeleton.tsx'
import { developmentQuery } from './development-query.ts'
import { useLeave } from './use-leave-to.ts'

/**
 * Props of a sign-in page from the app: whether OTPs can be read in the development outbox, the return path, and how to leave.
 */
export type SignInPageProps = { development: boolean; wanted: SafePath | null; leave(to: SafePath): void }

const Leaving = ({ to, leave }: { to: SafePath; leave(to: SafePath): void }) => {
  useEffect(() => leave(to), [to, leave])
  return <PageSkeleton />
}

/** A sign-in page. `isInside`: true for a signed-in visitor who has nothing to do here and is redirected. */
export const SignInPage = ({
  isInside,
  children,
}: {
  isInside(user: User): boolean
  children(facts: SignInPageProps): ReactNode
}) => {
  const [search] = useSearchParams()
  const leave = useLeave()
  const { isSuccess: development } = useQuery(developmentQuery)
  const me = useQuery({ ...apiQuery('GET /auth/me', {}), retry: false })
  // Read once when the page opens: a visitor who signs in here sees the success message first.
  const [cameAs, setCameAs] = useState<User | 'nobody' | null>(null)
  if (cameAs === null && !me.isPending) setCameAs(me.data?.user && isInside(me.data.user) ? me.data.user : 'nobody')
  const wanted = safeReturnPath(search.get('from'), location.origin)
  if (cameAs !== null && cameAs !== 'nobody') return <Leaving to={startPath(cameAs, wanted)} leave={leave} />
  return children({ development, wanted, leave })
}
