import { PasswordSetupScreen } from '../../../features/auth/components/password-setup-screen.tsx'
import { readSignInNavigationState } from '../../../features/auth/sign-in-navigation-state.ts'
import { useLocation, useSearchParams } from '../../../shared/navigation/navigation.tsx'
import { SignInPage } from '../../session/sign-in-page.tsx'

/** `/password-setup`, by the token of an e-mailed link or by a passcode; open to the signed-in too, who may want a new one. */
export const PasswordSetupPage = () => {
  const { email } = readSignInNavigationState(useLocation().state)
  const token = useSearchParams()[0].get('token')
  return (
    <SignInPage isInside={() => false}>
      {({ development, leave }) => <PasswordSetupScreen development={development} token={token} email={email} leave={leave} />}
    </SignInPage>
  )
}
