import { useState } from 'react'
import { safeReturnPath, usualPath } from '../../../features/auth/safe-return-path.ts'
import { SecondFactorScreen } from '../../../features/factors/components/second-factor-screen.tsx'
import { useSearchParams } from '../../../shared/navigation/navigation.tsx'
import { AuthGate, HardRedirect } from '../../session/auth-gate.tsx'

/** `/admin/second-factor?from=/admin/audit`: the second step of an admin; then the page that they wanted. */
export const SecondFactorPage = () => {
  const [search] = useSearchParams()
  const from = safeReturnPath(search.get('from'), location.origin)
  const [isDone, setDone] = useState(false)
  return (
    <AuthGate>
      {(user) => {
        if (!user) return <HardRedirect to="/login?from=%2Fadmin%2Fstores" />
        const { factor_step, ...whole } = user
        if (!factor_step || isDone) return <HardRedirect to={from ?? usualPath(whole)} />
        return <SecondFactorScreen step={factor_step} onDone={() => setDone(true)} />
      }}
    </AuthGate>
  )
}
