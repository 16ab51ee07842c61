import { EmailPasscodeScreen } from '../../../features/auth/components/email-passcode-screen.tsx'
import { readSignInNavigationState } from '../../../features/auth/sign-in-navigation-state.ts'
import { useLocation } from '../../../shared/navigation/navigation.tsx'
import { SignInPage } from '../../session/sign-in-page.tsx'

/** `/email-passcode`; without an address from the page before it redirects to the sign-in page. */
export const EmailPasscodePage = () => {
  const { email } = readSignInNavigationState(useLocation().state, location.origin)
  return (
    <SignInPage isInside={({ store_id }) => store_id !== null}>
      {({ development, leave }) => <EmailPasscodeScreen development={development} email={email} leave={leave} />}
    </SignInPage>
  )
}
