import { LOOSE_UNITS } from '@jhola/contract/inventory/products/units'
import { barcodeFor } from './barcode.ts'
import { type ProductFamily, type ProductPack, productsFileSchema } from './catalogue-file.ts'
import { categories, type StarterCategory } from './categories.ts'
import babyCare from './products/baby-care.json' with { type: 'json' }
import bakery from './products/bakery.json' with { type: 'json' }
import beverages from './products/beverages.json' with { type: 'json' }
import breads from './products/breads.json' with { type: 'json' }
import cakes from './products/cakes.json' with { type: 'json' }
import dairy from './products/dairy.json' with { type: 'json' }
import dryFruits from './products/dry-fruits.json' with { type: 'json' }
import essentials from './products/essentials.json' with { type: 'json' }
import firstAid from './products/first-aid.json' with { type: 'json' }
import flour from './products/flour.json' with { type: 'json' }
import frozen from './products/frozen.json' with { type: 'json' }
import fruits from './products/fruits.json' with { type: 'json' }
import grains from './products/grains.json' with { type: 'json' }
import household from './products/household.json' with { type: 'json' }
import instantFood from './products/instant-food.json' with { type: 'json' }
import medicines from './products/medicines.json' with { type: 'json' }
import oil from './products/oil.json' with { type: 'json' }
import personalCare from './products/personal-care.json' with { type: 'json' }
import pulses from './products/pulses.json' with { type: 'json' }
import snacks from './products/snacks.json' with { type: 'json' }
import spices from './products/spices.json' with { type: 'json' }
import sweets from './products/sweets.json' with { type: 'json' }
import vegetables from './products/vegetables.json' with { type: 'json' }
import wellness from './products/wellness.json' with { type: 'json' }
import type { StarterProduct, StoreType } from './starter-product.ts'
import { chooseTypicalProducts } from './typical-products.ts'
import { computeCostRupees, computePriceRupees } from './usual-price.ts'

const files: readonly unknown[] = [
  babyCare,
  bakery,
  beverages,
  breads,
  cakes,
  dairy,
  dryFruits,
  essentials,
  firstAid,
  flour,
  frozen,
  fruits,
  grains,
  household,
  instantFood,
  medicines,
  oil,
  personalCare,
  pulses,
  snacks,
  spices,
  sweets,
  vegetables,
  wellness,
]

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** One pack size of a family as a product. */
const toProduct = (family: ProductFamily, pack: ProductPack, category: StarterCategory): StarterProduct => {
  const { look, packs: _packs, store_types, ...common } = family
  const key = pack.size === null || pack.mrp === null ? family.key : `${family.key}-${slugOf(pack.size)}`
  const priceRupees = computePriceRupees(pack.sells, family.gst_rate)
  return {
    ...common,
    key,
    family: family.key,
    category: category.name,
    category_hi: category.name_hi,
    loose: LOOSE_UNITS.includes(family.unit),
    pack_size: pack.size,
    mrp_rupees: pack.mrp,
    price_rupees: priceRupees,
    sells_rupees: pack.sells,
    cost_rupees: computeCostRupees(priceRupees, category.margin_percent),
    barcode: pack.mrp === null ? null : barcodeFor(key),
    store_types: pack.store_types ?? store_types ?? category.store_types,
    picture: key,
    look,
  }
}

const loadProducts = (): StarterProduct[] => {
  const familiesBySlug = new Map(
    files.map((file) => productsFileSchema.parse(file)).map((file) => [file.category, file.families]),
  )
  return categories.flatMap((category) =>
    (familiesBySlug.get(category.slug) ?? []).flatMap((family) => family.packs.map((pack) => toProduct(family, pack, category))),
  )
}

let loaded: readonly StarterProduct[] | undefined

/** The starter catalogue by category; the files are read at the first call, so that the server starts faster. */
export const starterProducts = (): readonly StarterProduct[] => {
  loaded ??= loadProducts()
  return loaded
}

/** The products of a typical shop of this type: 60 to 200 in the catalogue's order. */
export const productsForStoreType = (storeType: StoreType): StarterProduct[] =>
  chooseTypicalProducts(starterProducts().filter((product) => product.store_types.includes(storeType)))
