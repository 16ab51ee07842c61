import { createStoredValue } from '../../shared/device-store/stored-value.ts'

/** A list of photos sent from this device, with the token that opens it. `sent_at`: epoch ms. */
export type OwnPhotoList = { list_id: string; store_id: string; token: string; sent_at: number }

const MAX_LISTS = 20

const isOwnList = (found: unknown): found is OwnPhotoList => {
  // @NOTE checked field by field here.
  const list = found as OwnPhotoList | null
  return (
    typeof list === 'object' && list !== null && [list.list_id, list.store_id, list.token].every((id) => typeof id === 'string')
  )
}

export const NO_PHOTO_LISTS: readonly OwnPhotoList[] = []

/** Lists of photos of this device, newest first. */
export const ownPhotoListsStore = createStoredValue<readonly OwnPhotoList[]>('photo_lists', NO_PHOTO_LISTS, (found) =>
  Array.isArray(found) ? found.filter(isOwnList) : undefined,
)

export const saveOwnPhotoList = (list: OwnPhotoList): void =>
  ownPhotoListsStore.write((lists) => [list, ...lists.filter(({ list_id }) => list_id !== list.list_id)].slice(0, MAX_LISTS))

/** Stands for the list in the address of the page on which photos are chosen. */
export const NEW_PHOTO_LIST = 'new'

/** The page on which a customer follows a list. */
export const photoListPath = ({ store_id, list_id }: Pick<OwnPhotoList, 'store_id' | 'list_id'>): string =>
  `/store/${store_id}/list/${list_id}`
