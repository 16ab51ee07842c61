import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import type { OwnerStore } from '../hooks/use-availability.ts'

/** The admin's reason for a suspension; nothing for other shops. */
export const SuspendedNotice = ({ store }: { store: OwnerStore }) => {
  const { t } = useT()
  if (store.status !== 'suspended') return null
  return (
    <Alert tone="error" title={t('orders.board.suspended.title')}>
      {store.suspension_reason && (
        <p className="font-semibold">{t('orders.board.suspended.reason', { reason: store.suspension_reason })}</p>
      )}
      <p>{t('orders.board.suspended.hint')}</p>
    </Alert>
  )
}
