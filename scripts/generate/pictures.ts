// Draws the pictures of the starter catalogue into apps/web/public/pictures. Run after a change of the catalogue or the drawings:
//   node scripts/run.mjs scripts/generate/pictures.ts
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { categories } from '../../apps/server/src/modules/inventory/starter/categories.ts'
import { starterProducts } from '../../apps/server/src/modules/inventory/starter/starter-products.ts'
import { CATEGORIES } from '../../packages/contract/src/catalogue/categories.ts'
import { readPackSize } from '../../packages/contract/src/shared/pack-size.ts'
import { iconPicture } from './pictures/icons.ts'
import { productPicture } from './pictures/product-picture.ts'
import { STORE_PICTURES, storePicture } from './pictures/store-picture.ts'

const folder = join(import.meta.dirname, '../../apps/web/public/pictures')
const shelfOf = new Map(categories.map(({ name, slug }) => [name, slug]))
const variantOf = (key: string): number => [...key].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 6

/** What a shop's page shows beside its categories: everything, what is below its MRP, what was bought before. */
const OTHER_SHELVES = [
  ['all', 'shopping-bags'],
  ['offers', 'label'],
  ['again', 'shopping-cart'],
] as const

type Sized = { look: { label: string; icon: string }; category: string; pack_size: string | null }
const amountOf = ({ pack_size }: Sized): number | undefined => readPackSize(pack_size ?? '')?.amount
const goodsOf = ({ look, category }: Sized): string => `${look.label} ${look.icon} ${category}`
const largestOf = new Map<string, number>()
for (const product of starterProducts())
  largestOf.set(goodsOf(product), Math.max(largestOf.get(goodsOf(product)) ?? 0, amountOf(product) ?? 0))

/** The largest size of the same goods fills its picture; half as much stands visibly lower, and the smallest is still legible. */
const scaleOf = (product: Sized): number => {
  const part = (amountOf(product) ?? 0) / (largestOf.get(goodsOf(product)) || 1)
  return part > 0 ? Math.round(Math.max(0.7, part ** 0.25) * 100) / 100 : 1
}

mkdirSync(folder, { recursive: true })
const drawn = new Map<string, string>(
  starterProducts().map((product) => {
    const { picture, look, pack_size, category } = product
    const spec = { ...look, size: pack_size ?? '', variant: variantOf(look.label + look.icon) }
    return [`${picture}.svg`, productPicture(spec, shelfOf.get(category) ?? '', scaleOf(product))]
  }),
)
for (const { slug, icon } of CATEGORIES) drawn.set(`category-${slug}.svg`, iconPicture(icon))
for (const [name, icon] of OTHER_SHELVES) drawn.set(`category-${name}.svg`, iconPicture(icon))
for (const kind of STORE_PICTURES) drawn.set(`store-${kind}.svg`, storePicture(kind))
for (const name of readdirSync(folder)) if (name.endsWith('.svg') && !drawn.has(name)) rmSync(join(folder, name))
for (const [name, svg] of drawn) writeFileSync(join(folder, name), svg)

const sizes = [...drawn.values()].map((svg) => Buffer.byteLength(svg)).toSorted((a, b) => b - a)
const total = sizes.reduce((sum, size) => sum + size, 0)
console.log(`${drawn.size} pictures, ${Math.round(total / 1024)} KB, the largest ${sizes[0]} bytes`)
