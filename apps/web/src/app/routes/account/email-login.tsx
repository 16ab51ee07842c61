import { EmailLoginScreen } from '../../../features/auth/components/email-login-screen.tsx'
import { readSignInNavigationState } from '../../../features/auth/sign-in-navigation-state.ts'
import { useLocation } from '../../../shared/navigation/navigation.tsx'
import { SignInPage } from '../../session/sign-in-page.tsx'

/** `/email-login`, with the address and the return path from the page before. */
export const EmailLoginPage = () => {
  const { state } = useLocation()
  const handed = readSignInNavigationState(state, location.origin)
  return (
    <SignInPage isInside={({ store_id }) => store_id !== null}>
      {({ development, wanted, leave }) => (
        <EmailLoginScreen development={development} handed={{ ...handed, returnUrl: wanted ?? handed.returnUrl }} leave={leave} />
      )}
    </SignInPage>
  )
}
