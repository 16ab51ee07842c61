import { AccountScreen } from '../../../features/profile/account/account-screen.tsx'

/** `/account`: language, appearance, what this phone keeps, and the way in; nobody has to be signed in. */
export const AccountPage = () => <AccountScreen />
