import { computeState, isOverdue } from '@jhola/contract/grievances/clock'
import type { OfficerGrievance, OwnGrievance, ShopGrievance } from '@jhola/contract/grievances/schema'
import type { GrievanceRow } from './grievances.read.ts'

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

/** For the person who sent it. */
export const presentOwn = (row: GrievanceRow, now: Date): OwnGrievance => ({
  ticket: row.ticket,
  kind: row.kind,
  state: computeState(row),
  text: row.text,
  answer: row.answer,
  received_at: row.received_at.toISOString(),
  acknowledge_by: row.acknowledge_by.toISOString(),
  redress_by: row.redress_by.toISOString(),
  acknowledged_at: iso(row.acknowledged_at),
  resolved_at: iso(row.resolved_at),
  is_overdue: isOverdue(row, now),
})

/** For the officer. */
export const presentForOfficer = (row: GrievanceRow, now: Date): OfficerGrievance => ({
  ...presentOwn(row, now),
  grievance_id: row.grievance_id,
  language: row.language,
  name: row.name,
  phone: row.phone ?? '',
  email: row.email,
  order_no: row.order_no,
  store_id: row.store_id,
  store_name: row.store_name,
  asked_shop_at: iso(row.asked_shop_at),
  shop_answer: row.shop_answer,
})

/** For the shop: without name, number and address of who sent it. */
export const presentForShop = (row: GrievanceRow): ShopGrievance => ({
  grievance_id: row.grievance_id,
  ticket: row.ticket,
  kind: row.kind,
  language: row.language,
  order_no: row.order_no,
  text: row.text,
  asked_at: (row.asked_shop_at ?? row.received_at).toISOString(),
  redress_by: row.redress_by.toISOString(),
  resolved_at: iso(row.resolved_at),
  shop_answer: row.shop_answer,
})
