import { storeRoutes } from '@jhola/contract/stores/routes'
import type { Routes } from '../../../platform/http/contract-route/routes.ts'
import type { StoreDeps } from '../deps.ts'
import { updateStoreTx } from '../update-store-tx.ts'
import { changePhoto, readPhoto, removePhoto } from './photo.ts'

/** Routes of the shop's photo. */
export const registerPhoto = (routes: Routes, deps: StoreDeps): void => {
  routes.handler(storeRoutes.setPhoto, async (call) => {
    // Decoding a photo is slow, so no transaction is open here.
    const files = await readPhoto(deps, call.upload)
    return updateStoreTx(deps, call, async (tx) => ({ success: true as const, ...(await changePhoto(deps, tx, call, files)) }))
  })
  routes.handler(storeRoutes.removePhoto, (call) =>
    updateStoreTx(deps, call, async (tx) => {
      await removePhoto(deps, tx, call)
      return { success: true as const }
    }),
  )
}
