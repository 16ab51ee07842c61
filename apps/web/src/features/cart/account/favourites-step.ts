import type { Favourites } from '../../../domain/catalogue/favourites.ts'

/** `changed_at` of the account's list, epoch ms. */
type There = { changed_at: number }

/**
 * What a sync does with a shop's favourites: the device's go to the account, the account's come here, both are joined (this
 * device's were nobody's yet), or the device's are dropped, because they were another person's.
 */
export type FavouritesStep = 'send' | 'take' | 'join' | 'drop' | 'same'

export const decideFavouritesStep = (here: Favourites | undefined, there: There | undefined, userId: string): FavouritesStep => {
  if (!here) return there ? 'take' : 'same'
  if (here.user_id !== null && here.user_id !== userId) return there ? 'take' : 'drop'
  if (!there) return 'send'
  if (here.user_id === null) return 'join'
  if (here.changed_at === there.changed_at) return 'same'
  return here.changed_at > there.changed_at ? 'send' : 'take'
}
