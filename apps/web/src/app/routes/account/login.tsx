import { LoginScreen } from '../../../features/auth/components/login-screen.tsx'
import { readSignInNavigationState } from '../../../features/auth/sign-in-navigation-state.ts'
import { useLocation } from '../../../shared/navigation/navigation.tsx'
import { SignInPage } from '../../session/sign-in-page.tsx'

/** `/login`; a signed-in visitor is redirected. */
export const LoginPage = () => {
  const { isNewAccount } = readSignInNavigationState(useLocation().state, location.origin)
  return <SignInPage isInside={() => true}>{(facts) => <LoginScreen {...facts} isNewAccount={isNewAccount} />}</SignInPage>
}
