import { RegistrationScreen } from '../../../features/registration/components/registration-screen.tsx'

/** `/shopkeeper-signup`. */
export const ShopkeeperSignupPage = () => <RegistrationScreen />
