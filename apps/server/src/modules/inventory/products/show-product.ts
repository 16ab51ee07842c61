import type { inventoryRoutes } from '@jhola/contract/inventory/routes'
import { orderNumber } from '@jhola/contract/orders/order-number'
import type { ParsedQuery, RouteReply } from '@jhola/contract/route'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import { countPages } from '@jhola/contract/shared/pagination'
import { toUnits } from '@jhola/contract/shared/weight'
import { shopRoleOf } from '@jhola/contract/staff/roles'
import { AppError } from '../../../platform/errors.ts'
import { findInventoryProduct, listFamily } from '../../catalogue/index.ts'
import type { InventoryDeps } from '../deps.ts'
import { listMovements, type MovementRow } from '../ledger.read.ts'
import { listPriceHistory } from '../prices/prices.repo.ts'
import { readTaxContext } from '../tax-context.ts'
import { presentInventoryProduct } from './present-inventory-product.ts'

const VARIANTS_MAX = 30
const PRICES_SHOWN = 10

/** One product with its other pack sizes. Throws `catalogue.not_found`. */
export const showProduct = async (
  deps: InventoryDeps,
  storeId: string,
  productId: string,
): Promise<RouteReply<typeof inventoryRoutes.product>> => {
  const [row, terms] = await Promise.all([
    findInventoryProduct(deps.db, storeId, productId),
    readTaxContext(deps, deps.db, storeId),
  ])
  if (!row) throw new AppError('catalogue.not_found')
  const family = row.family_id === null ? [] : await listFamily(deps.db, storeId, row.family_id, VARIANTS_MAX)
  return {
    success: true,
    product: presentInventoryProduct(row, terms),
    variants: family.filter(({ product_id }) => product_id !== productId).map((one) => presentInventoryProduct(one, terms)),
  }
}

const presentMovement = (row: MovementRow, storeId: string, unitSize: number) => ({
  id: row.movement_id,
  kind: row.kind,
  on_hand_change: toUnits(row.delta_on_hand, unitSize),
  reserved_change: toUnits(row.delta_reserved, unitSize),
  on_hand_after: toUnits(row.on_hand_after, unitSize),
  reserved_after: toUnits(row.reserved_after, unitSize),
  reason: row.reason,
  order_id: row.order_id,
  order_number: row.order_no === null ? null : orderNumber(storeId, row.order_no),
  by: { kind: row.actor_kind, name: row.actor_name, role: row.actor_role },
  at: row.at.toISOString(),
})

const presentPrice = (row: Awaited<ReturnType<typeof listPriceHistory>>[number]) => ({
  id: row.change_id,
  old_price: paiseToRupees(paise(row.old_paise)),
  new_price: paiseToRupees(paise(row.new_paise)),
  undone: row.undone ?? false,
  by: { kind: 'shop', name: row.name, role: row.role ? shopRoleOf({ role: row.role, staff_role: row.staff_role }) : null },
  at: row.made_at.toISOString(),
})

/** A page of a product's ledger, also of a deleted product. Throws `catalogue.not_found`. */
export const showMovements = async (
  deps: InventoryDeps,
  storeId: string,
  productId: string,
  { page, pageSize }: ParsedQuery<typeof inventoryRoutes.movements>,
): Promise<RouteReply<typeof inventoryRoutes.movements>> => {
  const product = await findInventoryProduct(deps.db, storeId, productId)
  if (!product) throw new AppError('catalogue.not_found')
  const of = { storeId, productId }
  const prices = await listPriceHistory(deps.db, { store_id: storeId, product_id: productId }, PRICES_SHOWN)
  const rows = await listMovements(deps.db, of, { limit: pageSize, skip: (page - 1) * pageSize })
  // A page after the last has no row with the total, so the total is read from the first row of the list.
  const [first] = rows.length > 0 || page === 1 ? rows : await listMovements(deps.db, of, { limit: 1, skip: 0 })
  const total = first?.total ?? 0
  return {
    success: true,
    unit: product.unit,
    movements: rows.map((row) => presentMovement(row, storeId, product.unit_size)),
    prices: prices.map(presentPrice),
    page,
    pageSize,
    total,
    totalPages: countPages(total, pageSize),
  }
}
