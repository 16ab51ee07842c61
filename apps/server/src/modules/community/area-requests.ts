import type { AreaRequest, communityRoutes } from '@jhola/contract/community/routes'
import type { ParsedBody, ParsedQuery } from '@jhola/contract/route'
import { countPages } from '@jhola/contract/shared/pagination'
import type { Sql } from '../../platform/db/sql.ts'
import { findPincode } from '../geo/index.ts'
import { countAreaRequests, insertAreaRequest, listAreaRequestRows } from './community.repo.ts'
import type { CommunityDeps } from './deps.ts'

/** Saves a request for shops in an area. */
export const requestShops = async (
  { ids, clock }: CommunityDeps,
  tx: Sql,
  body: ParsedBody<typeof communityRoutes.wishForShops>,
): Promise<void> => {
  const { pincode, latitude, longitude, phone, note } = body
  const wish = {
    wish_id: ids.uuid(),
    pincode: pincode ?? null,
    latitude: latitude ?? null,
    longitude: longitude ?? null,
    phone: phone || null,
    note,
  }
  await insertAreaRequest(tx, wish, clock.now())
}

/** A page of area requests, newest first, each with the district of its PIN code. */
export const listAreaRequests = async ({ db }: CommunityDeps, query: ParsedQuery<typeof communityRoutes.areaWishes>) => {
  const { page, pageSize } = query
  const [rows, total] = await Promise.all([
    listAreaRequestRows(db, { limit: pageSize, offset: (page - 1) * pageSize }),
    countAreaRequests(db),
  ])
  const wishes = rows.map((row): AreaRequest => {
    const known = row.pincode === null ? undefined : findPincode(row.pincode)
    return { ...row, district: known?.district ?? null, state: known?.state ?? null, created_at: row.created_at.toISOString() }
  })
  return { wishes, page, pageSize, total, totalPages: countPages(total, pageSize) }
}
