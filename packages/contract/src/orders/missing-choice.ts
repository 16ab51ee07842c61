/** What the shop may do when a product is not there, as the customer chose it at checkout. */
export const MISSING_CHOICES = ['best_match', 'call', 'leave_out'] as const
export type MissingChoice = (typeof MISSING_CHOICES)[number]
