import { SignupScreen } from '../../features/auth/components/signup-screen.tsx'
import { WayInPage } from '../way-in-page.tsx'

/** `/signup`; who is signed in goes on. */
export const SignupPage = () => <WayInPage isInside={() => true}>{() => <SignupScreen />}</WayInPage>
