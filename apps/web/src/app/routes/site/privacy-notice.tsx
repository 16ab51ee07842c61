import { PrivacyNotice } from '../../../features/help/components/privacy-notice.tsx'
import { NumberData } from '../../../features/profile/privacy/number-data.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'

const DevicePart = lazyPart(() => import('../../../features/profile/privacy/device-card.tsx').then((module) => module.DeviceCard))

/** `/privacy-notice` */
export const PrivacyNoticePage = () => (
  <PrivacyNotice>
    <DevicePart part={{}} />
    <NumberData />
  </PrivacyNotice>
)
