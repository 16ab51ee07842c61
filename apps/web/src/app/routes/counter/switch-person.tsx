import { useQuery } from '@tanstack/react-query'
import { SwitchScreen } from '../../../features/factors/pin/switch-screen.tsx'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { PageSkeleton } from '../../page/page-skeleton.tsx'

/** `/store/switch`. A switch loads the page anew: with other rights, other sockets and nothing in memory. */
export const SwitchPersonPage = () => {
  const me = useQuery({ ...apiQuery('GET /auth/me', {}), retry: false })
  if (me.isPending) return <PageSkeleton />
  return (
    <SwitchScreen
      isSignedIn={!!me.data?.user}
      onSwitched={() => location.replace('/store-dashboard')}
      // The sign-in page would lead somebody who is signed in back to the shop.
      onFullSignIn={() => location.replace('/store-login')}
    />
  )
}
