import { VerifyEmailScreen } from '../../../features/auth/components/verify-email-screen.tsx'
import { useSearchParams } from '../../../shared/navigation/navigation.tsx'

/** `/verify-email`: where the link of a confirmation mail leads. */
export const VerifyEmailPage = () => <VerifyEmailScreen token={useSearchParams()[0].get('token') ?? ''} />
