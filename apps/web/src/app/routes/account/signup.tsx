import { SignupScreen } from '../../../features/auth/components/signup-screen.tsx'
import { SignInPage } from '../../session/sign-in-page.tsx'

/** `/signup`; who is signed in goes on. */
export const SignupPage = () => <SignInPage isInside={() => true}>{() => <SignupScreen />}</SignInPage>
