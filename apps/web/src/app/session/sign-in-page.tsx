import type { User } from '@jhola/contract/auth/schema'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { type SafePath, safeReturnPath, usualPath } from '../../features/auth/safe-return-path.ts'
import { apiQuery } from '../../shared/api/api-query.ts'
import { useSearchParams } from '../../shared/navigation/navigation.tsx'
import { PageSkeleton } from '../page/page-skeleton.tsx'
import { developmentQuery } from './development-query.ts'
import { useLeave } from './use-leave-to.ts'

/** What a sign-in page is told by the app: whether codes can be read here, who sent the person, and how to leave. */
export type SignInPageProps = { development: boolean; wanted: SafePath | null; leave(to: string): void }

const Leaving = ({ to, leave }: { to: string; leave(to: string): void }) => {
  useEffect(() => leave(to), [to, leave])
  return <PageSkeleton />
}

/** A sign-in page. `isInside`: who is signed in already and has nothing to do here goes on. */
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
  // As it was when the page opened: who signs in here sees the success first.
  const [cameAs, setCameAs] = useState<User | 'nobody' | null>(null)
  if (cameAs === null && !me.isPending) setCameAs(me.data?.user && isInside(me.data.user) ? me.data.user : 'nobody')
  const wanted = safeReturnPath(search.get('from'))
  if (cameAs !== null && cameAs !== 'nobody') return <Leaving to={wanted ?? usualPath(cameAs)} leave={leave} />
  return children({ development, wanted, leave })
}
