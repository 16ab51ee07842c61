/** What a customer may report about an order; without zod, for the browser. */
export const PROBLEM_KINDS = ['missing_item', 'wrong_item', 'bad_quality', 'late', 'not_received', 'payment', 'other'] as const
export type ProblemKind = (typeof PROBLEM_KINDS)[number]
