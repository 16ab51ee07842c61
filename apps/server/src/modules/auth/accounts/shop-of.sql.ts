/** Shops for a user `u` to sign in to. The caller may prefer one of them; `m` is the membership, `s` the shop. */
const shopOf = (condition: string, first: string): string =>
  `SELECT m.store_id, m.role FROM memberships m JOIN stores s ON s.store_id = m.store_id WHERE m.user_id = u.user_id ${condition}
  ORDER BY ${first}s.status = 'closed', s.status = 'new' OR m.joined_at IS NULL, m.role = 'store_owner' DESC, m.created_at DESC, m.store_id LIMIT 1`

/**
 * The shop that a code to the user's number enters: the named one, else one where they work already (their own first), else their
 * newest registration or invitation, which the code proves or accepts; closed shops last.
 */
export const SHOP_BY_CODE = shopOf('', 'm.store_id IS NOT DISTINCT FROM :wanted_store_id?::text DESC, ')

/** The shop where the user works already: no other method of signing in proves a registration or accepts an invitation. */
export const SHOP_OF = shopOf(`AND m.joined_at IS NOT NULL AND s.status <> 'new'`, '')
