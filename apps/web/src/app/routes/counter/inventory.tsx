import { useCallback, useState } from 'react'
import { useShopPreferences } from '../../../domain/preferences/shop-preferences.ts'
import { CounterShell } from '../../../features/dashboard/components/counter-shell.tsx'
import { InventoryOffline } from '../../../features/inventory/list/inventory-offline.tsx'
import { InventoryScreen } from '../../../features/inventory/list/inventory-screen.tsx'
import { InventorySkeleton } from '../../../features/inventory/list/product-list.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { useLocation, useNavigate } from '../../../shared/navigation/navigation.tsx'

/** Only for shops in picture mode. */
const PicturesPart = lazyPart(() =>
  import('../../../features/inventory/picture-mode/picture-inventory.tsx').then((module) => module.PictureInventory),
)

/** `/inventory`: the shop's products and their stock; `/inventory/upload`: the same with the upload dialog open. */
export const InventoryPage = () => {
  const { t } = useT()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isUpload = pathname === '/inventory/upload'
  const [hasPictures, setPictures] = useState(true)
  const isPictures = useShopPreferences().literacyLevel === 'none' && hasPictures && !isUpload
  const toList = useCallback(() => navigate('/inventory', { replace: true }), [navigate])
  return (
    <CounterShell
      title={t('inventory.title')}
      subtitle={t('inventory.subtitle')}
      backTo="/store-dashboard"
      notice={<InventoryOffline />}
    >
      {isPictures ? (
        <PicturesPart part={{}} whileLoading={<InventorySkeleton />} onFailed={() => setPictures(false)} />
      ) : (
        <InventoryScreen {...(isUpload && { first: { kind: 'upload' }, onClosed: toList })} />
      )}
    </CounterShell>
  )
}
