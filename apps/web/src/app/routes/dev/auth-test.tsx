import { useQuery } from '@tanstack/react-query'
import { AuthTestScreen } from '../../../features/diagnostics/components/auth-test-screen.tsx'
import { developmentQuery } from '../../session/development-query.ts'

/** `/auth-test`: links to every sign-in method, with guides; for development and admins. */
export const AuthTestPage = () => <AuthTestScreen isDevelopment={useQuery(developmentQuery).isSuccess} />
