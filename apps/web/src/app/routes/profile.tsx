import { ProfileScreen } from '../../features/profile/components/profile-screen.tsx'
import { Navigate, useNavigate } from '../../shared/navigation/navigation.tsx'
import { WhoIsIt } from '../who-is-it.tsx'

/** `/profile`: for everybody who is signed in; others sign in and come back. */
export const ProfilePage = () => {
  const navigate = useNavigate()
  return (
    <WhoIsIt>
      {(user) =>
        user ? (
          <ProfileScreen user={user} onLeave={() => navigate('/', { replace: true })} />
        ) : (
          <Navigate to="/login?from=%2Fprofile" replace />
        )
      }
    </WhoIsIt>
  )
}
