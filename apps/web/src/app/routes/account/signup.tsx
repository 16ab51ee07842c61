import { SignupScreen } from '../../../features/auth/components/signup-screen.tsx'
import { SignInPage } from '../../session/sign-in-page.tsx'

/** `/signup`; a signed-in visitor is redirected. */
export const SignupPage = () => <SignInPage isInside={() => true}>{() => <SignupScreen />}</SignInPage>
