import { useQuery } from '@tanstack/react-query'
import { StoreLoginScreen } from '../../features/auth/components/store-login-screen.tsx'
import { apiQuery } from '../../shared/api-query.ts'

/** `/store-login`. Whether this is a development server the outbox itself tells: in production it does not exist. */
export const StoreLoginPage = () => {
  const outbox = useQuery({ ...apiQuery('GET /dev/outbox', { query: { to: 'nobody' } }), retry: false })
  return <StoreLoginScreen development={outbox.isSuccess} />
}
