import { ProfileScreen } from '../../../features/profile/profile-screen.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { Navigate, useNavigate } from '../../../shared/navigation/navigation.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { AuthGate, HardRedirect } from '../../session/auth-gate.tsx'

const FactorsPart = lazyPart(() =>
  import('../../../features/factors/components/factors-card.tsx').then((module) => module.FactorsCard),
)

const PinPart = lazyPart(() => import('../../../features/factors/pin/pin-card.tsx').then((module) => module.PinCard))

const ConfirmPart = lazyPart(() =>
  import('../../../features/factors/components/confirm-identity.tsx').then((module) => module.ConfirmIdentity),
)

const WaitingPart = lazyPart(() =>
  import('../../../features/factors/components/waiting-devices.tsx').then((module) => module.WaitingDevices),
)

/** `/profile`: for everybody who is signed in; others sign in first and return here. */
export const ProfilePage = () => {
  const navigate = useNavigate()
  return (
    <AuthGate>
      {(user) => {
        if (!user) return <Navigate to="/login?from=%2Fprofile" replace />
        if (user.factor_step) return <HardRedirect to="/admin/second-factor?from=%2Fprofile" />
        const factors =
          user.role === 'customer' ? null : (
            <>
              <FactorsPart part={{}} whileLoading={<Skeleton className="h-48 rounded-lg" />} />
              {user.store_id !== null && <PinPart part={{}} whileLoading={<Skeleton className="h-32 rounded-lg" />} />}
            </>
          )
        return (
          <ProfileScreen
            user={user}
            onLeave={() => navigate('/', { replace: true })}
            waiting={<WaitingPart part={{}} />}
            factors={factors}
            confirmIdentity={(on) => <ConfirmPart part={on} whileLoading={<Skeleton className="h-32 rounded-lg" />} />}
          />
        )
      }}
    </AuthGate>
  )
}
