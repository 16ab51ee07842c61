import { RegistrationScreen } from '../../../features/stores/registration/components/registration-screen.tsx'

/** `/shopkeeper-signup`. */
export const ShopkeeperSignupPage = () => <RegistrationScreen />
