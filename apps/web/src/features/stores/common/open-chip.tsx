import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { Store } from './store-labels.ts'

/** Open or closed, as the server computed it from hours, days and switches. */
export const OpenChip = ({ store }: { store: Pick<Store, 'is_open'> }) => {
  const { t } = useT()
  return (
    <StatusChip tone={store.is_open ? 'success' : 'error'} icon="clock">
      {t(store.is_open ? 'stores.openNow' : 'stores.closed')}
    </StatusChip>
  )
}
