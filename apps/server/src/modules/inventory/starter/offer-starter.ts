import { STORE_TYPES } from '@jhola/contract/constants'
import type { StarterCatalogueProduct, starterRoutes } from '@jhola/contract/inventory/starter/routes'
import type { ParsedQuery, RouteReply } from '@jhola/contract/route'
import type { Language } from '@jhola/contract/shared/wire'
import type { TaxMode } from '@jhola/contract/tax/gst'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Messages } from '../../../platform/i18n.ts'
import { findStoreById } from '../../stores/index.ts'
import type { InventoryDeps } from '../deps.ts'
import { type InventoryNameRow, listInventoryNames } from './starter.repo.ts'
import { STARTER_BUNDLES } from './starter-bundles.ts'
import type { StarterProduct } from './starter-product.ts'
import { starterProducts } from './starter-products.ts'

/** The usual price in this shop's tax mode: without or with GST. */
export const usualPrice = (product: StarterProduct, mode: TaxMode): number =>
  mode === 'inclusive' ? product.sells_rupees : product.price_rupees

const fold = (text: string | null): string => (text ?? '').trim().toLowerCase()
const displayKeyOf = (product: Pick<InventoryNameRow, 'name' | 'brand' | 'pack_size'>): string =>
  [product.name, product.brand, product.pack_size].map(fold).join('|')

/** True when the shop has this product: added from the catalogue, or entered with the same name, brand and size. */
export const createIsInInventory = (inventory: readonly InventoryNameRow[]): ((product: StarterProduct) => boolean) => {
  const skus = new Set(inventory.map(({ sku }) => fold(sku)))
  const displayKeys = new Set(inventory.map(displayKeyOf))
  return (product) => skus.has(product.key) || displayKeys.has(displayKeyOf(product))
}

const present = (
  texts: Messages,
  product: StarterProduct,
  { mode, language, isUsual }: { mode: TaxMode; language: Language; isUsual: boolean },
): StarterCatalogueProduct => ({
  key: product.key,
  name: product.name,
  name_hi: product.name_hi,
  name_local: texts.nameOfGoods(language, product),
  brand: product.brand,
  category: product.category,
  unit: product.unit,
  pack_size: product.pack_size,
  loose: product.loose,
  price: usualPrice(product, mode),
  mrp: product.mrp_rupees,
  gst_rate: product.gst_rate,
  hsn: product.hsn,
  image: `/pictures/${product.picture}.svg`,
  words: product.aliases.join(' '),
  usual: isUsual,
})

/** Products that shops of this type usually sell and this shop does not have yet. Throws `stores.not_found`. */
export const offerStarter = async (
  { db, texts }: Pick<InventoryDeps, 'texts'> & { db: Sql },
  storeId: string,
  { store_type, language = 'en' }: ParsedQuery<typeof starterRoutes.list>,
): Promise<RouteReply<typeof starterRoutes.list>> => {
  const store = await findStoreById(db, storeId)
  if (!store) throw new AppError('stores.not_found')
  const kind = store_type ?? STORE_TYPES.find((one) => one === store.store_type) ?? STORE_TYPES[0]
  const typical = starterProducts().filter(({ store_types }) => store_types.includes(kind))
  const isInInventory = createIsInInventory(await listInventoryNames(db, storeId))
  const offered = typical.filter((product) => !isInInventory(product))
  const bundle = new Set(STARTER_BUNDLES[kind])
  return {
    success: true,
    store_type: kind,
    tax_mode: store.tax_mode,
    on_shelf: typical.length - offered.length,
    products: offered.map((product) =>
      present(texts, product, { mode: store.tax_mode, language, isUsual: bundle.has(product.key) }),
    ),
  }
}
