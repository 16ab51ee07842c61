import type { ReactNode } from 'react'
import { useLocation } from '../shared/navigation/navigation.tsx'
import { Elsewhere, WhoIsIt } from './who-is-it.tsx'

/** Lets only the platform's own people in: the signed-out sign in and come back, everybody else goes to the shelves. */
export const AdminOnly = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation()
  return (
    <WhoIsIt>
      {(user) => {
        if (!user) return <Elsewhere to={`/login?from=${encodeURIComponent(pathname + search)}`} />
        return user.role === 'admin' ? children : <Elsewhere to="/products" />
      }}
    </WhoIsIt>
  )
}
