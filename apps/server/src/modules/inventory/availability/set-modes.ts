import { categoryName } from '@jhola/contract/catalogue/categories'
import type { availabilityRoutes } from '@jhola/contract/inventory/availability/routes'
import type { ParsedBody, RouteReply } from '@jhola/contract/route'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import { writeModes } from '../../catalogue/index.ts'
import type { InventoryDeps, ShopCall } from '../deps.ts'
import { readModes } from './availability.read.ts'
import { clearCategoryModes, lockModes, setCategoryMode, setOwnModes, setShopMode } from './availability.repo.ts'

type Body = ParsedBody<typeof availabilityRoutes.setModes>
type Answer = RouteReply<typeof availabilityRoutes.modes>

/** The shop's choices. Throws `stores.not_found`. */
export const showModes = async (sql: Sql, storeId: string): Promise<Answer> => {
  const modes = await readModes(sql, storeId)
  if (!modes) throw new AppError('stores.not_found')
  return { success: true, ...modes }
}

const writeChoice = async (tx: Sql, storeId: string, body: Body): Promise<void> => {
  if (body.scope === 'products') {
    await setOwnModes(tx, storeId, { productIds: body.ids }, body.mode)
    return
  }
  if (body.scope === 'shop') {
    await setShopMode(tx, storeId, body.mode)
    if (!body.includes_narrower) return
    await clearCategoryModes(tx, storeId, null)
    await setOwnModes(tx, storeId, {}, null)
    return
  }
  const category = categoryName(body.category)
  if (body.mode === null) await clearCategoryModes(tx, storeId, category)
  else await setCategoryMode(tx, storeId, category, body.mode)
  if (body.includes_narrower) await setOwnModes(tx, storeId, { category }, null)
}

/** Chooses how stock is known. What open orders hold stays as their lines say. Throws `stores.not_found`. */
export const setModes = async (deps: InventoryDeps, tx: Sql, { actor }: ShopCall, body: Body): Promise<Answer> => {
  const { store_id: storeId } = actor
  await lockModes(tx, storeId)
  await writeChoice(tx, storeId, body)
  await writeModes(tx, storeId, deps.clock.now())
  return showModes(tx, storeId)
}
