import { useCallback } from 'react'
import { CounterShell } from '../../features/counter/components/counter-shell.tsx'
import { InventoryScreen } from '../../features/inventory/components/inventory-screen.tsx'
import { ShelfOffline } from '../../features/inventory/components/shelf-offline.tsx'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { useLocation, useNavigate } from '../../shared/navigation.tsx'

/** `/inventory`: the shop's products and their stock; `/inventory/upload`: the same with the upload over it, to link to. */
export const InventoryPage = () => {
  const { t } = useT()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isUpload = pathname === '/inventory/upload'
  const toList = useCallback(() => navigate('/inventory', { replace: true }), [navigate])
  return (
    <CounterShell
      title={t('inventory.title')}
      subtitle={t('inventory.subtitle')}
      backTo="/store-dashboard"
      notice={<ShelfOffline />}
    >
      <InventoryScreen {...(isUpload && { first: { kind: 'upload' }, onClosed: toList })} />
    </CounterShell>
  )
}
