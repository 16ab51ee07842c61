import { useQuery } from '@tanstack/react-query'
import { IntegrationTestScreen } from '../../../features/diagnostics/components/integration-test-screen.tsx'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { typedPhone } from '../../../shared/format/typed-digits.ts'
import { PageSkeleton } from '../../page/page-skeleton.tsx'
import { developmentQuery } from '../../session/development-query.ts'

/** The demo shop of the specification, used when no shop is signed in. */
const DEMO_PHONE = '9876543210'

/** `/test`: the integration test; for development and admins. */
export const TestPage = () => {
  const me = useQuery(apiQuery('GET /auth/me', {})).data?.user
  const development = useQuery(developmentQuery)
  if (development.isPending) return <PageSkeleton />
  const isDevelopment = development.isSuccess
  const ownPhone = me?.phone ? typedPhone(me.phone) : ''
  return (
    <IntegrationTestScreen
      isDevelopment={isDevelopment}
      ownStoreId={me?.store_id ?? null}
      backTo={me?.role === 'admin' ? '/admin/stores' : '/auth-test'}
      usualPhone={me?.store_id || !isDevelopment ? ownPhone : DEMO_PHONE}
    />
  )
}
