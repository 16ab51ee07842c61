import { PrivacyNotice } from '../../../features/help/components/privacy-notice.tsx'
import { NumberData } from '../../../features/profile/privacy/number-data.tsx'

/** `/privacy-notice` */
export const PrivacyNoticePage = () => (
  <PrivacyNotice>
    <NumberData />
  </PrivacyNotice>
)
