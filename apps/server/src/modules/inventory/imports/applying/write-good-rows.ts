import type { ImportedProduct } from '@jhola/contract/inventory/import/decide-row'
import type { ProductDraft } from '@jhola/contract/inventory/products/product-draft'
import { unitSizeOf } from '@jhola/contract/inventory/products/units'
import type { Sql } from '../../../../platform/db/sql.ts'
import { type EditedProduct, editProducts } from '../../../catalogue/index.ts'
import { insertProductsWithStock } from '../../insert-products-with-stock.ts'
import { keptFamily } from '../../products/kept-family.ts'
import { toProductRecord } from '../../products/to-product-record.ts'
import { type StockMove, writeStockMoves } from '../../stock.repo.ts'
import type { ChangedProduct, Revalidated } from '../checking/revalidate-rows.ts'
import type { ImportDeps } from '../deps.ts'

/** The user who uploaded the file, and the reason in the ledger. */
export type FileSource = { userId: string; reason: string; at: Date }

/** No picture: the screens draw a placeholder. */
const NO_IMAGE = ''

const withoutMissing = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

/** The fields of a product that files do not have. */
type OtherFields = Pick<ProductDraft, 'maker' | 'consumer_care' | 'veg_mark' | 'family_id'>

const NEW_OTHERS: OtherFields = { maker: '', consumer_care: '', veg_mark: null, family_id: null }

const toDraft = ({ current_stock: _stock, ...draft }: ImportedProduct, others: OtherFields): ProductDraft => ({
  ...draft,
  maker: others.maker,
  consumer_care: others.consumer_care,
  veg_mark: others.veg_mark,
  family_id: others.family_id,
})

const toEdited = (storeId: string, { row, before, values }: ChangedProduct): EditedProduct => {
  const { reserved: _reserved, ...product } = { ...before, ...withoutMissing(values) }
  return toProductRecord(toDraft(product, { ...row, family_id: keptFamily(storeId, row, product) }), {
    storeId,
    productId: row.product_id,
    before: row,
  })
}

const isMoreThanStock = ({ values }: ChangedProduct): boolean => Object.keys(values).some((field) => field !== 'current_stock')

/** A stock count in the ledger: the difference to the previous stock. */
const countedMove =
  (deps: Pick<ImportDeps, 'ids'>, reason: string) =>
  (product_id: string, onHand: number, before: number): StockMove[] =>
    onHand === before
      ? []
      : [{ product_id, movement_id: deps.ids.uuid(), kind: 'set', quantity: onHand - before, delta: onHand - before, reason }]

/** Writes products and, by ledger entries, their stock. */
export const writeValidRows = async (
  deps: Pick<ImportDeps, 'ids'>,
  tx: Sql,
  storeId: string,
  { added, changed }: Revalidated,
  { userId, reason, at }: FileSource,
): Promise<void> => {
  const products = added.map(({ product_id, content }) => ({
    ...toProductRecord(toDraft(content, NEW_OTHERS), { storeId, productId: product_id }),
    image: NO_IMAGE,
    created_at: at.toISOString(),
  }))
  const by = { storeId, actor: { kind: 'shop', user_id: userId }, at } as const
  const count = countedMove(deps, reason)
  const first = added.flatMap(({ product_id, content }) =>
    count(product_id, Math.round(content.current_stock * unitSizeOf(content)), 0),
  )
  await insertProductsWithStock(tx, by, products, first)
  const edited = changed.filter(isMoreThanStock).map((change) => toEdited(storeId, change))
  if (edited.length > 0) await editProducts(tx, edited, at)
  const moves = changed.flatMap(({ row, values }) =>
    values.current_stock === undefined
      ? []
      : count(row.product_id, Math.round(values.current_stock * row.unit_size), row.on_hand),
  )
  if (moves.length > 0) await writeStockMoves(tx, by, moves)
}
