import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useShopPreferences } from '../../../../domain/preferences/shop-preferences.ts'
import { useSearchParams } from '../../../../shared/navigation/navigation.tsx'
import { inventoryQuery } from '../../data/inventory-api.ts'
import { type ListAddress, readListAddress, writeListAddress } from '../../data/list-address.ts'

/** A page of the shop's products as the address asks for it. */
export const useInventory = () => {
  const [address, setAddress] = useSearchParams()
  const shown = useMemo(() => readListAddress(address), [address])
  const { expiryDays } = useShopPreferences().inventory
  /** Changes the address; everything but another page starts at the first again. */
  const choose = useCallback(
    (next: Partial<ListAddress>) => setAddress(writeListAddress({ ...shown, page: 1, ...next }), { replace: true }),
    [shown, setAddress],
  )
  const list = useQuery(inventoryQuery(shown, expiryDays))
  // An old address may ask for a page that is no longer there, and so does a page whose last row was deleted.
  const lastPage = Math.max(1, list.data?.totalPages ?? shown.page)
  useEffect(() => {
    if (!list.isPlaceholderData && shown.page > lastPage) choose({ page: lastPage })
  }, [shown.page, lastPage, list.isPlaceholderData, choose])
  return { shown, choose, list, products: list.data?.products }
}

export type InventoryState = ReturnType<typeof useInventory>
