import { NO_PHOTO_LISTS, ownPhotoListsStore } from '../../../domain/orders/own-photo-lists.ts'
import { useStoredValue } from '../../../shared/device-store/stored-value.ts'
import { useParams, useSearchParams } from '../../../shared/navigation/navigation.tsx'

/** How a call opens a list: by its ids, and the token of this device or of the link (`?t=`); without one by the account. */
export type ListCall = { params: { store_id: string; list_id: string }; headers: Record<string, string> }

export const useListCall = (): ListCall => {
  const { storeId = '', listId = '' } = useParams()
  const [search] = useSearchParams()
  const own = useStoredValue(ownPhotoListsStore, NO_PHOTO_LISTS).find(({ list_id }) => list_id === listId)
  const token = own?.token ?? search.get('t')
  return { params: { store_id: storeId, list_id: listId }, headers: token ? { 'x-order-token': token } : {} }
}
