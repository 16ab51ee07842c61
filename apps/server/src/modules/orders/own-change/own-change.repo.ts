import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

/** One order of a shop. */
type OrderRef = { storeId: string; orderId: string }

const LIST_UNPROVEN_SHELF = statement(
  'list_unproven_shelf',
  'SELECT product_id, on_hand, unproven_held FROM products WHERE store_id = :store_id AND product_id = ANY (:product_ids::uuid[])',
)

/** What is on the shelf of these products, and what orders of unproven numbers hold of it. */
export const listUnprovenShelf = (sql: Sql, storeId: string, productIds: readonly string[]) =>
  sql.rows(LIST_UNPROVEN_SHELF, { store_id: storeId, product_ids: [...productIds] })

const WRITE_OWN_TERMS = statement(
  'write_own_terms',
  `UPDATE orders SET notes = CASE WHEN :has_notes::boolean THEN :notes? ELSE notes END,
       delivery_address = CASE WHEN :has_address::boolean THEN :delivery_address ELSE delivery_address END,
       landmark = CASE WHEN :has_address THEN :landmark? ELSE landmark END, pincode = CASE WHEN :has_address THEN :pincode? ELSE pincode END,
       latitude = CASE WHEN :has_address THEN :latitude? ELSE latitude END, longitude = CASE WHEN :has_address THEN :longitude? ELSE longitude END,
       delivery_slot = CASE WHEN :has_time::boolean THEN :slot ELSE delivery_slot END,
       delivery_date = CASE WHEN :has_time THEN :date? ELSE delivery_date END, urgent = CASE WHEN :has_time THEN :slot = 'express' ELSE urgent END
     WHERE store_id = :store_id AND order_id = :order_id`,
)

/** Notes, address and time that the customer named; the rest stays. */
export type OwnTerms = {
  notes?: string | undefined
  address?:
    | {
        line: string
        landmark?: string | undefined
        pincode?: string | undefined
        latitude?: number | undefined
        longitude?: number | undefined
      }
    | undefined
  time?: { slot: string; date?: string | undefined } | undefined
}

export const writeOwnTerms = (tx: Sql, { storeId, orderId }: OrderRef, { notes, address, time }: OwnTerms): Promise<number> =>
  tx.run(WRITE_OWN_TERMS, {
    store_id: storeId,
    order_id: orderId,
    has_notes: notes !== undefined,
    notes: notes || null,
    has_address: address !== undefined,
    delivery_address: [address?.line, address?.pincode].filter(Boolean).join(', '),
    landmark: address?.landmark || null,
    pincode: address?.pincode || null,
    latitude: address?.latitude ?? null,
    longitude: address?.longitude ?? null,
    has_time: time !== undefined,
    slot: time?.slot ?? '',
    date: time?.date ?? null,
  })
