import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StoreLoginScreen } from '../../features/auth/components/store-login-screen.tsx'
import { safeReturnPath } from '../../features/auth/safe-return-path.ts'
import { apiQuery } from '../../shared/api-query.ts'
import { Navigate, useSearchParams } from '../../shared/navigation.tsx'

/**
 * `/store-login`. Whether this is a development server the outbox itself tells: in production it does not exist. Who is signed
 * in already has nothing to do here.
 */
export const StoreLoginPage = () => {
  const [search] = useSearchParams()
  const outbox = useQuery({ ...apiQuery('GET /dev/outbox', { query: { to: 'nobody' } }), retry: false })
  const me = useQuery({ ...apiQuery('GET /auth/me', {}), retry: false })
  // As it was when the page opened: who signs in here sees the success first.
  const [cameIn, setCameIn] = useState<'signed-in' | 'signed-out' | null>(null)
  if (cameIn === null && !me.isPending) setCameIn(me.data?.user?.store_id ? 'signed-in' : 'signed-out')
  if (cameIn === 'signed-in') return <Navigate to={safeReturnPath(search.get('from'))} replace />
  return <StoreLoginScreen development={outbox.isSuccess} />
}
