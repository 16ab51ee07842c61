/** What a shop may say of a product that is missing in an order: until it is restocked, until it next opens, or not sold any more. */
export const MISSING_STATES = ['sold_out', 'today', 'for_good'] as const
export type MissingState = (typeof MISSING_STATES)[number]
