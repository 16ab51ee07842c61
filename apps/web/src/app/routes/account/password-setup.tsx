import { PasswordSetupScreen } from '../../../features/auth/components/password-setup-screen.tsx'
import { readHandedOver } from '../../../features/auth/handed-over.ts'
import { useLocation, useSearchParams } from '../../../shared/navigation/navigation.tsx'
import { SignInPage } from '../../session/sign-in-page.tsx'

/** `/password-setup`, by the token of an e-mailed link or by a passcode; open to the signed-in too, who may want a new one. */
export const PasswordSetupPage = () => {
  const { email } = readHandedOver(useLocation().state)
  const token = useSearchParams()[0].get('token')
  return (
    <SignInPage isInside={() => false}>
      {({ development, leave }) => <PasswordSetupScreen development={development} token={token} email={email} leave={leave} />}
    </SignInPage>
  )
}
