import { PasswordSetupScreen } from '../../../features/auth/components/password-setup-screen.tsx'
import { readSignInNavigationState } from '../../../features/auth/sign-in-navigation-state.ts'
import { useLocation, useSearchParams } from '../../../shared/navigation/navigation.tsx'
import { SignInPage } from '../../session/sign-in-page.tsx'

/**
 * `/password-setup`, with the token of an emailed link or with a passcode; also open to signed-in people who want a new password.
 */
export const PasswordSetupPage = () => {
  const { email } = readSignInNavigationState(useLocation().state, location.origin)
  const token = useSearchParams()[0].get('token')
  return (
    <SignInPage isInside={() => false}>
      {({ development, leave }) => <PasswordSetupScreen development={development} token={token} email={email} leave={leave} />}
    </SignInPage>
  )
}
