import type { ReactNode } from 'react'
import { Navigate, useLocation } from '../../shared/navigation/navigation.tsx'
import { AuthGate, HardRedirect } from './auth-gate.tsx'
import { useCachedSession } from './use-cached-session.ts'

/**
 * Lets only people of a shop in: others go to the sign-in page and come back afterwards, customers to the shelves. The server
 * refuses every call of a stranger anyway; this only shows the right page.
 */
export const ShopOnly = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation()
  const recall = useCachedSession()
  return (
    <AuthGate recall={recall}>
      {(user) => {
        if (!user) return <Navigate to={`/store-login?from=${encodeURIComponent(pathname + search)}`} replace />
        return user.store_id ? children : <HardRedirect to="/products" />
      }}
    </AuthGate>
  )
}
