import { barcodeFor } from './barcode.ts'
import { type ProductFamily, type ProductPack, productsFileSchema } from './catalogue-file.ts'
import { categories, type StarterCategory } from './categories.ts'
import dairy from './products/dairy.json' with { type: 'json' }
import essentials from './products/essentials.json' with { type: 'json' }
import flour from './products/flour.json' with { type: 'json' }
import fruits from './products/fruits.json' with { type: 'json' }
import grains from './products/grains.json' with { type: 'json' }
import oil from './products/oil.json' with { type: 'json' }
import pulses from './products/pulses.json' with { type: 'json' }
import spices from './products/spices.json' with { type: 'json' }
import vegetables from './products/vegetables.json' with { type: 'json' }
import { computeCostRupees, computePriceRupees } from './shelf-price.ts'
import type { StarterProduct, StoreType } from './starter-product.ts'

const files: readonly unknown[] = [dairy, essentials, flour, fruits, grains, oil, pulses, spices, vegetables]

const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const LOOSE_UNITS: readonly string[] = ['kg', 'liter']

/** One size of a family as a product. */
const toProduct = (family: ProductFamily, pack: ProductPack, category: StarterCategory): StarterProduct => {
  const { look, packs: _packs, store_types, ...facts } = family
  const key = pack.size === null || pack.mrp === null ? family.key : `${family.key}-${slugOf(pack.size)}`
  const priceRupees = computePriceRupees(pack.sells, family.gst_rate)
  return {
    ...facts,
    key,
    category: category.name_en,
    category_hi: category.name_hi,
    loose: LOOSE_UNITS.includes(family.unit),
    pack_size: pack.size,
    mrp_rupees: pack.mrp,
    price_rupees: priceRupees,
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

/** The starter catalogue, shelf by shelf. */
export const starterProducts: readonly StarterProduct[] = loadProducts()

/** As many products as one shop of the demo may carry. */
const SHELF_MOST = 200

/**
 * What a shop of this kind usually sells, at most 200 in the catalogue's order: when there is more, further sizes of
 * the same thing are left out first.
 */
export const productsForStoreType = (storeType: StoreType): StarterProduct[] => {
  const suiting = starterProducts.filter((product) => product.store_types.includes(storeType))
  const sizesSeen = new Map<string, number>()
  const ranked = suiting.map((product) => {
    const family = `${product.category}/${product.name}`
    const rank = sizesSeen.get(family) ?? 0
    sizesSeen.set(family, rank + 1)
    return { product, rank }
  })
  const kept = new Set(
    ranked
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, SHELF_MOST)
      .map(({ product }) => product),
  )
  return suiting.filter((product) => kept.has(product))
}
