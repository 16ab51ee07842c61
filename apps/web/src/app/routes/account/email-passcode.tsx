import { EmailPasscodeScreen } from '../../../features/auth/components/email-passcode-screen.tsx'
import { readHandedOver } from '../../../features/auth/handed-over.ts'
import { useLocation } from '../../../shared/navigation/navigation.tsx'
import { SignInPage } from '../../session/sign-in-page.tsx'

/** `/email-passcode`; without an address from the page before it sends to the login. */
export const EmailPasscodePage = () => {
  const { email } = readHandedOver(useLocation().state)
  return (
    <SignInPage isInside={({ store_id }) => store_id !== null}>
      {({ development, leave }) => <EmailPasscodeScreen development={development} email={email} leave={leave} />}
    </SignInPage>
  )
}
