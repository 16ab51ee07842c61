import type { ReactNode } from 'react'
import { safeReturnPath, startPath } from '../../features/auth/safe-return-path.ts'
import { useLocation } from '../../shared/navigation/navigation.tsx'
import { AuthGate, HardRedirect } from './auth-gate.tsx'

/** Admits platform admins only. Signed-out visitors sign in and return; everybody else goes to the catalogue. */
export const AdminOnly = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation()
  return (
    <AuthGate>
      {(user) => {
        if (!user) return <HardRedirect to={`/login?from=${encodeURIComponent(pathname + search)}`} />
        if (user.factor_step) return <HardRedirect to={startPath(user, safeReturnPath(pathname + search, location.origin))} />
        return user.role === 'admin' ? children : <HardRedirect to="/search" />
      }}
    </AuthGate>
  )
}
