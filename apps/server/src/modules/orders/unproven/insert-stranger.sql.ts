/** The parts of the placing statement that depend on whether the customer is known to be proven. */
export type TrustParts = {
  lockedColumns: string
  proof: string
  isProven: string
  codeReason: string
  count: string
  afterCount: string
  hold: string
  fromProof: string
}

/** The shop itself, a number with a code, and a number that was found proven before: nothing is added to the statement. */
export const TRUSTED: TrustParts = {
  lockedColumns: '',
  proof: '',
  isProven: 'true',
  // Never true; for the type of the column.
  codeReason: `CASE WHEN false THEN 'value' WHEN false THEN 'share' WHEN false THEN 'stock' WHEN false THEN 'slot' WHEN false THEN 'many' END`,
  count: '',
  afterCount: '',
  hold: '',
  fromProof: '',
}

/**
 * A number that may be unproven. The statement finds out; a delivered order at the shop or an account that verified the number
 * proves it. The limits are those of `codeReasonOf` in the contract, read from the locked rows.
 *
 * The counters are rows that ON CONFLICT updates in their newest version, with a CHECK: when orders arrive at the same moment,
 * the one above a limit fails as a whole. They are locked after the products and before the shop's counter, in the same sequence
 * as when an order ends (`unproven.repo.ts`).
 */
export const STRANGER: TrustParts = {
  lockedColumns: ' p.unproven_held,',
  proof: `
proof AS MATERIALIZED (
  SELECT EXISTS (SELECT 1 FROM orders o
      WHERE o.customer_phone = :customer_phone AND o.store_id = :store_id AND o.status = 'delivered' AND NOT o.practice)
    OR EXISTS (SELECT 1 FROM users u
      WHERE u.user_id = :customer_user_id AND u.phone = :customer_phone AND u.phone_verified_at IS NOT NULL) AS proven
),
full_counts AS MATERIALIZED (
  SELECT a.kind FROM unnest(:count_kinds::text[], :count_keys::text[], :count_mosts::int[]) AS a(kind, key, most)
  JOIN unproven_counts c ON c.store_id = :store_id AND c.kind = a.kind AND c.key = a.key WHERE c.open >= a.most
),`,
  isProven: '(SELECT proven FROM proof)',
  codeReason: `CASE WHEN (SELECT proven FROM proof) THEN NULL
      WHEN :is_above_code_limit THEN 'value'
      WHEN EXISTS (SELECT 1 FROM lines l JOIN locked k USING (product_id)
        WHERE k.counted AND l.quantity * 100 > k.on_hand * :order_percent::int) THEN 'share'
      WHEN EXISTS (SELECT 1 FROM lines l JOIN locked k USING (product_id)
        WHERE k.counted AND (k.unproven_held + l.quantity) * 100 > k.on_hand * :hold_percent::int) THEN 'stock'
      WHEN EXISTS (SELECT 1 FROM full_counts WHERE kind = 'slot') THEN 'slot'
      WHEN EXISTS (SELECT 1 FROM full_counts) THEN 'many'
    END`,
  count: `counted AS (
  INSERT INTO unproven_counts AS c (store_id, kind, key, open, most)
  SELECT :store_id, a.kind, a.key, 1, a.most
  FROM go, proof f, unnest(:count_kinds::text[], :count_keys::text[], :count_mosts::int[]) AS a(kind, key, most)
  WHERE NOT f.proven ORDER BY a.kind, a.key
  ON CONFLICT (store_id, kind, key) DO UPDATE SET open = c.open + 1, most = EXCLUDED.most
  RETURNING 1
),
marked AS (
  INSERT INTO unproven_orders (store_id, order_id, kinds, keys, placed_at)
  SELECT :store_id, :order_id, :count_kinds::text[], :count_keys::text[], :at FROM go, proof f WHERE NOT f.proven
),
`,
  afterCount: ' AND (SELECT count(*) FROM counted) >= 0',
  hold: `,
    unproven_held = k.unproven_held + CASE WHEN f.proven THEN 0 ELSE l.quantity END`,
  fromProof: ', proof f',
}
