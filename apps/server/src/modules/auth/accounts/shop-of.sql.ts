/**
 * The shop that a user `u` signs in to. The one that they own counts first, then where they work already, then the newest invitation;
 * a shop that was given up counts least.
 */
export const SHOP_OF = `SELECT m.store_id FROM memberships m JOIN stores s ON s.store_id = m.store_id WHERE m.user_id = u.user_id
  ORDER BY s.status = 'closed', m.role = 'store_owner' DESC, m.joined_at IS NULL, m.created_at DESC, m.store_id LIMIT 1`
