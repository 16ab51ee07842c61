import { useQuery } from '@tanstack/react-query'
import { useShopPreferences } from '../../../domain/preferences/shop-preferences.ts'
import { useOnline } from '../../../shared/api/use-online.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useSearchParams } from '../../../shared/navigation/navigation.tsx'
import { OfflineNotice } from '../../../shared/ui/alert.tsx'
import { inventoryQuery } from '../data/inventory-api.ts'
import { readListAddress } from '../data/list-address.ts'

/** Offline: shows the time of the list and that it cannot be changed. Only actions on orders are queued. */
export const InventoryOffline = () => {
  const { t } = useT()
  const { dayAndTime } = useMoments()
  const isOnline = useOnline()
  const [address] = useSearchParams()
  const { expiryDays } = useShopPreferences().inventory
  const { dataUpdatedAt } = useQuery({ ...inventoryQuery(readListAddress(address), expiryDays), enabled: false })
  if (isOnline) return null
  const asOf = dataUpdatedAt > 0 && t('inventory.offlineAsOf', { time: dayAndTime(new Date(dataUpdatedAt).toISOString()) })
  return <OfflineNotice>{asOf || t('common.offline')}</OfflineNotice>
}
