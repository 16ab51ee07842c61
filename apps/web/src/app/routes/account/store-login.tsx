import { StoreLoginScreen } from '../../../features/auth/components/store-login-screen.tsx'
import { SignInPage } from '../../session/sign-in-page.tsx'

/** `/store-login`; a signed-in owner or staff member is redirected. */
export const StoreLoginPage = () => (
  <SignInPage isInside={({ store_id }) => store_id !== null}>{(facts) => <StoreLoginScreen {...facts} />}</SignInPage>
)
