import type { SignInRole } from '@jhola/contract/auth/schema'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx'

/** Customer or store owner, on the sign-in and the sign-up page. */
export const RoleSwitch = ({ role, onChange }: { role: SignInRole; onChange(role: SignInRole): void }) => {
  const { t } = useT()
  return (
    <SegmentedControl
      label={t('auth.role')}
      fullWidth
      value={role}
      onChange={onChange}
      segments={[
        { value: 'customer', label: t('auth.customer'), icon: 'user' },
        { value: 'store_owner', label: t('auth.storeOwner'), icon: 'store' },
      ]}
    />
  )
}
