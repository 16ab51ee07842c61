import { ProfileScreen } from '../../../features/profile/profile-screen.tsx'
import { Navigate, useNavigate } from '../../../shared/navigation/navigation.tsx'
import { AuthGate } from '../../session/auth-gate.tsx'

/** `/profile`: for everybody who is signed in; others sign in first and return here. */
export const ProfilePage = () => {
  const navigate = useNavigate()
  return (
    <AuthGate>
      {(user) =>
        user ? (
          <ProfileScreen user={user} onLeave={() => navigate('/', { replace: true })} />
        ) : (
          <Navigate to="/login?from=%2Fprofile" replace />
        )
      }
    </AuthGate>
  )
}
