import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { Store } from './store-labels.ts'

/** Tells customers that a shop has not delivered ten orders yet. */
export const NewChip = ({ store }: { store: Pick<Store, 'is_new'> }) => {
  const { t } = useT()
  return store.is_new && <StatusChip tone="warning">{t('stores.newHere')}</StatusChip>
}
