import type { ReactNode } from 'react'
import { useLocation } from '../../shared/navigation/navigation.tsx'
import { AuthGate, HardRedirect } from './auth-gate.tsx'

/** Lets only the platform's own people in: the signed-out sign in and come back, everybody else goes to the shelves. */
export const AdminOnly = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation()
  return (
    <AuthGate>
      {(user) => {
        if (!user) return <HardRedirect to={`/login?from=${encodeURIComponent(pathname + search)}`} />
        return user.role === 'admin' ? children : <HardRedirect to="/products" />
      }}
    </AuthGate>
  )
}
