import type { Permission } from './permissions.ts'

type Fields = Readonly<Record<string, unknown>>

const toFields = (body: unknown): Fields => (typeof body === 'object' && body !== null ? { ...body } : {})

/** Fields of a product that need a right of their own. */
const OF_PRODUCT: Readonly<Record<string, Permission>> = {
  price: 'prices',
  mrp: 'prices',
  cost_price: 'prices.cost',
  current_stock: 'stock',
}

const neededFor = (body: unknown, isSet: (value: unknown) => boolean): Permission[] => {
  const fields = toFields(body)
  return Object.entries(OF_PRODUCT).flatMap(([name, permission]) => (isSet(fields[name]) ? [permission] : []))
}

/** What a new product needs besides `products.edit`: a price, a cost or a first stock that is not the default. */
export const neededForNewProduct = (body: unknown): Permission[] =>
  neededFor(body, (value) => typeof value === 'number' && value !== 0)

/** The same for a change: a field that is sent is changed, also to nothing. */
export const neededForProductChange = (body: unknown): Permission[] => neededFor(body, (value) => value !== undefined)

/** What is never sold again leaves the shop's list of products: that belongs to editing it. */
export const neededForAvailability = (body: unknown): Permission[] =>
  toFields(body).state === 'for_good' ? ['products.edit'] : []

/** What is missing in an order leaves the shelf: a change of stock, or for good the end of its sale. */
export const neededForMissing = (body: unknown): Permission[] => {
  const { off_shelf } = toFields(body)
  if (off_shelf === undefined) return []
  return off_shelf === 'for_good' ? ['stock', 'products.edit'] : ['stock']
}

/** Deleting and bringing back is a right of its own; hiding a product belongs to editing it. */
export const neededForProductAction = (body: unknown): Permission[] => {
  const { action } = toFields(body)
  return action === 'delete' || action === 'restore' ? ['deletes'] : ['products.edit']
}
