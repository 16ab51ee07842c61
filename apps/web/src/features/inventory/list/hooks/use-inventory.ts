import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useShopPreferences } from '../../../../domain/preferences/shop-preferences.ts'
import { useSearchParams } from '../../../../shared/navigation/navigation.tsx'
import { inventoryQuery } from '../../data/inventory-api.ts'
import { type ListAddress, readListAddress, writeListAddress } from '../../data/list-address.ts'

/** A page of the shop's products as the URL requests it. */
export const useInventory = () => {
  const [address, setAddress] = useSearchParams()
  const shown = useMemo(() => readListAddress(address), [address])
  const { expiryDays } = useShopPreferences().inventory
  /** Changes the URL; every change except of the page goes back to the first page. */
  const choose = useCallback(
    (next: Partial<ListAddress>) => setAddress(writeListAddress({ ...shown, page: 1, ...next }), { replace: true }),
    [shown, setAddress],
  )
  const list = useQuery(inventoryQuery(shown, expiryDays))
  // The page may not exist: from an old URL, or because its last row was deleted.
  const lastPage = Math.max(1, list.data?.totalPages ?? shown.page)
  useEffect(() => {
    if (!list.isPlaceholderData && shown.page > lastPage) choose({ page: lastPage })
  }, [shown.page, lastPage, list.isPlaceholderData, choose])
  return { shown, choose, list, products: list.data?.products }
}

export type InventoryState = ReturnType<typeof useInventory>
