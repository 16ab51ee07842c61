import { agree, type Decision, refuse } from '../../shared/decision.ts'

/** Why a customer reports a shop. */
export const REPORT_REASONS = ['not_real', 'took_money', 'wrong_details', 'bad_goods', 'behaviour', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
export const REPORT_TEXT_MAX = 500

/** Reports within 24 hours. A device reports few shops; behind one address of a carrier are many devices, but not many reports. */
export const REPORTS_PER_DAY = { device: 3, address: 10 } as const
/** Reports that were handled are forgotten after this time. */
export const REPORTS_KEPT_MS = 180 * 24 * 3_600_000

/** Whether one more report is taken. A second one of the same device about the same shop changes its first, and always is. */
export const decideReport = (earlier: { byDevice: number; byAddress: number; isChange: boolean }): Decision<null> => {
  if (earlier.isChange) return agree(null)
  if (earlier.byDevice >= REPORTS_PER_DAY.device || earlier.byAddress >= REPORTS_PER_DAY.address)
    return refuse('stores.too_many_reports')
  return agree(null)
}
