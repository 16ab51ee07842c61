import { ConfirmNumber } from '../../../features/auth/components/confirm-number.tsx'
import { RegistrationScreen } from '../../../features/stores/registration/components/registration-screen.tsx'

/** `/shopkeeper-signup`. */
export const ShopkeeperSignupPage = () => (
  <RegistrationScreen
    renderCode={({ phone, storeId }, { open, changeNumber }) => (
      <ConfirmNumber key={storeId} phone={phone} storeId={storeId} onConfirmed={open} onChangeNumber={changeNumber} />
    )}
  />
)
