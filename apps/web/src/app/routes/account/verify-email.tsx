import { VerifyEmailScreen } from '../../../features/auth/components/verify-email-screen.tsx'
import { useSearchParams } from '../../../shared/navigation/navigation.tsx'

/** `/verify-email`: the target of the link in a confirmation email. */
export const VerifyEmailPage = () => <VerifyEmailScreen token={useSearchParams()[0].get('token') ?? ''} />
