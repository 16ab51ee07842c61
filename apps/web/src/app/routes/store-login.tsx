import { StoreLoginScreen } from '../../features/auth/components/store-login-screen.tsx'
import { WayInPage } from '../way-in-page.tsx'

/** `/store-login`; people of a shop who are signed in go on. */
export const StoreLoginPage = () => (
  <WayInPage isInside={({ store_id }) => store_id !== null}>{(facts) => <StoreLoginScreen {...facts} />}</WayInPage>
)
