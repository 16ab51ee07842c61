import type { AccountCart } from '@jhola/contract/cart/routes'
import type { Agreed } from '../../../domain/cart/agreed-carts.ts'
import type { Cart } from '../../../domain/cart/cart.ts'

/** `send` the device's cart, `take` the account's, or `join` both: for a guest's cart at the first sync with the account. */
export type Step = 'nothing' | 'send' | 'take' | 'join'

const firstMeeting = (here: Cart | undefined, there: AccountCart | undefined): Step => {
  if (!there || there.items.length === 0) return here ? 'send' : 'nothing'
  return here ? 'join' : 'take'
}

/** Decides how one shop's cart on this device and on the account are synced. The later of two changes wins. */
export const decideStep = (here: Cart | undefined, there: AccountCart | undefined, agreed: Agreed | undefined): Step => {
  if (!agreed) return firstMeeting(here, there)
  const hasChangedHere = (here?.updated_at ?? 0) !== agreed.here
  const hasChangedThere = there !== undefined && there.changed_at !== agreed.there
  if (hasChangedHere && hasChangedThere) return here && here.updated_at > Date.parse(there.changed_at) ? 'send' : 'take'
  if (hasChangedHere) return 'send'
  return hasChangedThere ? 'take' : 'nothing'
}
