import { LoginScreen } from '../../../features/auth/components/login-screen.tsx'
import { readHandedOver } from '../../../features/auth/handed-over.ts'
import { useLocation } from '../../../shared/navigation/navigation.tsx'
import { SignInPage } from '../../session/sign-in-page.tsx'

/** `/login`; who is signed in goes on. */
export const LoginPage = () => {
  const { isNewAccount } = readHandedOver(useLocation().state)
  return <SignInPage isInside={() => true}>{(facts) => <LoginScreen {...facts} isNewAccount={isNewAccount} />}</SignInPage>
}
