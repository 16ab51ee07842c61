import { StoreLoginScreen } from '../../../features/auth/components/store-login-screen.tsx'
import { SignInPage } from '../../session/sign-in-page.tsx'

/** `/store-login`; people of a shop who are signed in go on. */
export const StoreLoginPage = () => (
  <SignInPage isInside={({ store_id }) => store_id !== null}>{(facts) => <StoreLoginScreen {...facts} />}</SignInPage>
)
