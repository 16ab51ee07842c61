import type { ReactNode } from 'react'
import { SWITCH_PATH, sharedDeviceStore } from '../../domain/account/shared-device.ts'
import { Navigate, useLocation } from '../../shared/navigation/navigation.tsx'
import { AuthGate, HardRedirect } from './auth-gate.tsx'
import { useCachedSession } from './use-cached-session.ts'

/**
 * Admits people of a shop only. Signed-out visitors sign in and return; customers go to the catalogue. This only chooses the
 * page: the server refuses the calls of everybody else.
 */
export const ShopOnly = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation()
  const recall = useCachedSession()
  return (
    <AuthGate recall={recall}>
      {(user) => {
        // Several people use this device: the next one comes in by PIN.
        if (!user && sharedDeviceStore.read()) return <Navigate to={SWITCH_PATH} replace />
        if (!user) return <Navigate to={`/store-login?from=${encodeURIComponent(pathname + search)}`} replace />
        return user.store_id ? children : <HardRedirect to="/search" />
      }}
    </AuthGate>
  )
}
