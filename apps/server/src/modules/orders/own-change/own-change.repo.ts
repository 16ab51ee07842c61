import type { MissingChoice } from '@jhola/contract/orders/missing-choice'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

/** One order of a shop. */
type OrderRef = { storeId: string; orderId: string }

const LIST_UNPROVEN_SHELF = statement(
  'list_unproven_shelf',
  `SELECT product_id, on_hand, unproven_held FROM products
     WHERE store_id = :store_id AND product_id = ANY (:product_ids::uuid[]) AND stock_mode = 'counted'`,
)

/** What is on the shelf of those of these products that are counted, and what orders of unproven numbers hold of it. */
export const listUnprovenShelf = (sql: Sql, storeId: string, productIds: readonly string[]) =>
  sql.rows(LIST_UNPROVEN_SHELF, { store_id: storeId, product_ids: [...productIds] })

const WRITE_OWN_TERMS = statement(
  'write_own_terms',
  `UPDATE orders SET if_missing = coalesce(:if_missing?, if_missing), notes = CASE WHEN :has_notes::boolean THEN :notes? ELSE notes END,
       delivery_address = CASE WHEN :has_address::boolean THEN :delivery_address ELSE delivery_address END,
       landmark = CASE WHEN :has_address THEN :landmark? ELSE landmark END, pincode = CASE WHEN :has_address THEN :pincode? ELSE pincode END,
       latitude = CASE WHEN :has_address THEN :latitude? ELSE latitude END, longitude = CASE WHEN :has_address THEN :longitude? ELSE longitude END,
       delivery_slot = CASE WHEN :has_time::boolean THEN :slot ELSE delivery_slot END,
       delivery_date = CASE WHEN :has_time THEN :date? ELSE delivery_date END, urgent = CASE WHEN :has_time THEN :slot = 'express' ELSE urgent END
     WHERE store_id = :store_id AND order_id = :order_id`,
)

/** The choice, notes, address and time that the customer named; the rest stays. */
export type OwnTerms = {
  if_missing?: MissingChoice | undefined
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

export const writeOwnTerms = (
  tx: Sql,
  { storeId, orderId }: OrderRef,
  { if_missing, notes, address, time }: OwnTerms,
): Promise<number> =>
  tx.run(WRITE_OWN_TERMS, {
    store_id: storeId,
    order_id: orderId,
    if_missing: if_missing ?? null,
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

const WRITE_CHOICES = statement(
  'write_choices',
  `UPDATE order_items i SET if_missing = nullif(c.choice, '')
     FROM unnest(:product_ids::uuid[], :choices::text[]) AS c(product_id, choice)
     WHERE i.store_id = :store_id AND i.order_id = :order_id AND i.product_id = c.product_id`,
)

/** The choice of one product, as it is stored: null is as for the order. */
export type LineChoice = { product_id: string; if_missing: MissingChoice | null }

/** Writes what the shop may do when these products are not there. */
export const writeChoices = async (tx: Sql, { storeId, orderId }: OrderRef, lines: readonly LineChoice[]): Promise<void> => {
  if (lines.length === 0) return
  await tx.run(WRITE_CHOICES, {
    store_id: storeId,
    order_id: orderId,
    product_ids: lines.map(({ product_id }) => product_id),
    choices: lines.map(({ if_missing }) => if_missing ?? ''),
  })
}

const IS_PROVEN_NUMBER = statement(
  'is_proven_number',
  `SELECT EXISTS (SELECT 1 FROM orders o
       WHERE o.customer_phone = :customer_phone AND o.store_id = :store_id AND o.status = 'delivered' AND NOT o.practice)
     OR EXISTS (SELECT 1 FROM users u
       WHERE u.user_id = :customer_user_id AND u.phone = :customer_phone AND u.phone_verified_at IS NOT NULL) AS "proven!"`,
)

/** Whether the shop has delivered to this number before, or this account has verified it: as the placing statement asks. */
export const isProvenNumber = async (tx: Sql, storeId: string, phone: string, userId: string | null): Promise<boolean> =>
  (await tx.first(IS_PROVEN_NUMBER, { store_id: storeId, customer_phone: phone, customer_user_id: userId }))?.proven === true
