import { createHash } from 'node:crypto'
import { type Groupable, groupKeyOf } from '@jhola/contract/catalogue/groups'

/** The version 8 of RFC 9562: an id that its maker computes. */
const toUuid = (hex: string): string => {
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

type Grouped = Groupable & { store_id: string; product_id: string }

/**
 * The group of a product that its shop has not put into one itself: computed, so that a file, the starter catalogue and two devices at once
 * find the same group without asking. A product without a size is a group of its own.
 */
export const familyIdOf = (product: Grouped): string => {
  const key = groupKeyOf(product)
  return key === null ? product.product_id : toUuid(createHash('sha256').update(`${product.store_id}|${key}`).digest('hex'))
}
