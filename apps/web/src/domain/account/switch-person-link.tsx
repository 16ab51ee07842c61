import { useStoredValue } from '../../shared/device-store/stored-value.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { IconLink } from '../../shared/ui/icon-button.tsx'
import { SWITCH_PATH, sharedDeviceStore } from './shared-device.ts'

/** On a device that several people use: to the page where another one takes over. */
export const SwitchPersonLink = () => {
  const { t } = useT()
  const isShared = useStoredValue(sharedDeviceStore, false)
  return isShared ? <IconLink icon="user" label={t('orders.board.switchPerson')} to={SWITCH_PATH} /> : null
}
