import type { AttachedData } from './modules/auth/index.ts'
import { deleteCarts } from './modules/cart/index.ts'
import { deletePushesTo } from './modules/notifications/index.ts'
import { detachOrders } from './modules/orders/index.ts'
import { deleteNominee } from './modules/privacy/index.ts'
import { deleteSavedData } from './modules/profile/index.ts'
import { dropRegistrations, takeRegistration } from './modules/stores/index.ts'
import { deleteAnswersTo } from './platform/http/contract-route/idempotency.ts'

/** What the modules keep of an account, for the first proof of its number (auth `removeStrangers`). */
export const attachedData: AttachedData = {
  dropRegistrations,
  takeRegistration,
  removeSaved: async (tx, userId) => {
    await deleteSavedData(tx, userId)
    await deleteNominee(tx, userId)
    await deleteCarts(tx, userId)
    await deletePushesTo(tx, userId)
    await deleteAnswersTo(tx, `user:${userId}`)
    await detachOrders(tx, userId)
  },
}
