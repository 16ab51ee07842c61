import type { BenchDatabase } from './bench-database.ts'

/** Copies an order and its dependent rows until the shop has `count` orders. */
const COPIES = [
  `CREATE TABLE bench_copies AS
   SELECT o.order_id AS old_id, uuidv7() AS order_id, row_number() OVER ()::int AS n
   FROM generate_series(1, $2::int) AS k CROSS JOIN orders o WHERE o.store_id = $1 LIMIT $3::int`,
  `INSERT INTO order_items SELECT (jsonb_populate_record(i, jsonb_build_object('order_id', c.order_id))).*
   FROM bench_copies c JOIN order_items i ON i.store_id = $1 AND i.order_id = c.old_id`,
  `INSERT INTO order_events SELECT (jsonb_populate_record(e, jsonb_build_object('order_id', c.order_id))).*
   FROM bench_copies c JOIN order_events e ON e.store_id = $1 AND e.order_id = c.old_id`,
]

/** Varies the copies like a year of orders: 2,000 customers, most delivered, some open, over 300 days, from 50 to 2,000 rupees. */
const VARIETY = `UPDATE orders o SET
    order_no = total - n + 1,
    customer_name = (ARRAY['Asha','Ravi','Meena','Imran','Sunita','Joseph','Gurpreet','Lakshmi','Kabir','Farida'])[1 + n % 10]
      || ' ' || (ARRAY['Rao','Sharma','Khan','Patil','Singh','Das','Nair','Shah'])[1 + (n / 10) % 8] || ' ' || (n % 2000),
    customer_phone = '+91' || (7000000000 + (n % 2000)::bigint * 7919)::text,
    delivery_address = (n % 97 + 1) || ' ' || (ARRAY['Pipe Road','Station Road','Temple Lane','Lake Street'])[1 + n % 4] || ', Kurla West',
    open_slot = NULL,
    status = CASE WHEN n <= 60 THEN (ARRAY['pending','confirmed','preparing','out_for_delivery'])[1 + n % 4]
      WHEN n % 20 = 0 THEN 'cancelled' ELSE 'delivered' END,
    payment_method = (ARRAY['cod','upi','cash','card'])[1 + n % 4],
    payment_status = CASE WHEN n <= 60 THEN 'pending' WHEN n % 20 = 0 THEN 'failed' ELSE 'completed' END,
    channel = (ARRAY['web','web','web','counter','phone'])[1 + n % 5],
    created_at = now() - n * (interval '300 days' / total),
    subtotal_paise = 5000 + (n::bigint * 7919) % 195000, total_paise = 5000 + (n::bigint * 7919) % 195000,
    tax_paise = 0, delivery_fee_paise = 0, express_fee_paise = 0, round_off_paise = 0, discount_paise = 0
  FROM (SELECT order_id, row_number() OVER (ORDER BY order_id DESC)::int AS n, count(*) OVER ()::int AS total
    FROM orders WHERE store_id = $1) m
  WHERE o.store_id = $1 AND o.order_id = m.order_id`

/** Placing an order writes its search text; a change of the order keeps it. */
const WORDS = `INSERT INTO order_words
  SELECT o.store_id, o.order_id, o.created_at,
    words_of_order(o.order_id, o.order_no, o.customer_phone, o.customer_name, o.delivery_address, o.product_words)
  FROM bench_copies c JOIN orders o ON o.store_id = $1 AND o.order_id = c.order_id`

/** Generated columns cannot be written, so this names the others. */
const copyOrders = (columns: readonly string[]): string =>
  `INSERT INTO orders (${columns.join(', ')}) SELECT ${columns.map((name) => `r.${name}`).join(', ')}
   FROM bench_copies c JOIN orders o ON o.store_id = $1 AND o.order_id = c.old_id
   CROSS JOIN LATERAL jsonb_populate_record(o, jsonb_build_object('order_id', c.order_id, 'order_no', o.order_no + c.n,
     'status', 'delivered', 'open_slot', NULL)) r`

/** Adds orders of all kinds to a shop that has `has` orders, until it has `count`. */
export const multiplyOrders = async (world: BenchDatabase, storeId: string, has: number, count: number): Promise<void> => {
  const [pick, ...copies] = COPIES
  await world.db.withTx(async (tx) => {
    await tx.execute("SET LOCAL statement_timeout = '10min'")
    await tx.execute(pick ?? '', [storeId, Math.ceil(count / has), count - has])
    const columns = await tx.query<{ name: string }>(
      "SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'orders' AND is_generated = 'NEVER'",
    )
    await tx.execute(copyOrders(columns.map(({ name }) => name)), [storeId])
    await tx.execute(WORDS, [storeId])
    for (const copy of copies) await tx.execute(copy, [storeId])
    await tx.execute(VARIETY, [storeId])
    await tx.execute(
      `UPDATE store_counters SET order_no = $2, delivered = (
         SELECT count(*) FROM orders WHERE store_id = $1 AND status = 'delivered' AND NOT practice)
       WHERE store_id = $1`,
      [storeId, count],
    )
    await tx.execute('DROP TABLE bench_copies')
  })
  await world.db.pool.query('VACUUM (ANALYZE)')
}
