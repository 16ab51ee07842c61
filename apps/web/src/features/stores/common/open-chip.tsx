import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { Store } from './store-labels.ts'

/** Opening soon, open or closed, as the server computed it from products, hours, days and switches. */
export const OpenChip = ({ store }: { store: Pick<Store, 'is_open' | 'is_opening_soon'> }) => {
  const { t } = useT()
  if (store.is_opening_soon)
    return (
      <StatusChip tone="primary" icon="clock">
        {t('stores.openingSoon')}
      </StatusChip>
    )
  return (
    <StatusChip tone={store.is_open ? 'success' : 'error'} icon="clock">
      {t(store.is_open ? 'stores.openNow' : 'stores.closed')}
    </StatusChip>
  )
}
