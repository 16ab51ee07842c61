import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useShopPreferences } from '../../../domain/preferences/shop-preferences.ts'
import { useSearchParams } from '../../../shared/navigation/navigation.tsx'
import { shelfQuery } from '../api/inventory.ts'
import { readShelfAddress, type ShelfAddress, writeShelfAddress } from '../shelf-address.ts'

/** A page of the shop's products as the address asks for it. */
export const useShelf = () => {
  const [address, setAddress] = useSearchParams()
  const shown = useMemo(() => readShelfAddress(address), [address])
  const { expiryDays } = useShopPreferences().inventory
  /** Changes the address; everything but another page starts at the first again. */
  const choose = useCallback(
    (next: Partial<ShelfAddress>) => setAddress(writeShelfAddress({ ...shown, page: 1, ...next }), { replace: true }),
    [shown, setAddress],
  )
  const list = useQuery(shelfQuery(shown, expiryDays))
  // An old address may ask for a page that is no longer there, and so does a page whose last row was deleted.
  const lastPage = Math.max(1, list.data?.totalPages ?? shown.page)
  useEffect(() => {
    if (!list.isPlaceholderData && shown.page > lastPage) choose({ page: lastPage })
  }, [shown.page, lastPage, list.isPlaceholderData, choose])
  return { shown, choose, list, products: list.data?.products }
}

export type Shelf = ReturnType<typeof useShelf>
