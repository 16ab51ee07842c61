/**
 * The shop for a user `u` to sign in to: first their own, then a shop that they have joined, then the newest invitation; closed
 * shops last.
 */
export const SHOP_OF = `SELECT m.store_id FROM memberships m JOIN stores s ON s.store_id = m.store_id WHERE m.user_id = u.user_id
  ORDER BY s.status = 'closed', m.role = 'store_owner' DESC, m.joined_at IS NULL, m.created_at DESC, m.store_id LIMIT 1`
