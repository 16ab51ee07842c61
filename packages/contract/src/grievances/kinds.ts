/** What a grievance is about. `privacy`: rights over personal data (DPDP Act 2023, s. 13); `child`: data of a child. */
export const GRIEVANCE_KINDS = ['order', 'shop', 'product', 'privacy', 'child', 'other'] as const
export type GrievanceKind = (typeof GRIEVANCE_KINDS)[number]

export const GRIEVANCE_STATES = ['received', 'acknowledged', 'resolved'] as const
export type GrievanceState = (typeof GRIEVANCE_STATES)[number]

export const GRIEVANCE_TEXT_MAX = 2000
