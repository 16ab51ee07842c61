/** Ten times the statement of one month of a busy shop. */
export const STATEMENT_FILE_MAX_BYTES = 3 * 1024 * 1024
export const STATEMENT_UNPACKED_MAX_BYTES = 48 * 1024 * 1024
export const STATEMENT_ROWS_MAX = 10_000
export const STATEMENT_COLUMNS_MAX = 60
export const STATEMENT_CELL_MAX = 2000
/** Characters of messages that are pasted in one go. */
export const MESSAGES_MAX = 20_000
/** Maximum number of matches that are confirmed in one call. */
export const MATCHES_MAX = 150
/** Time to confirm a match proposal. Later the statement must be read again. */
export const MATCH_PROPOSAL_MS = 24 * 3_600_000
/** Money for an order arrives after it was placed (clocks differ slightly) and within a week. */
export const MATCH_EARLY_MS = 10 * 60_000
export const MATCH_LATE_MS = 7 * 24 * 3_600_000
/** Order numbers of one credit that are looked up; a real note has one or a few. */
export const CREDIT_NUMBERS_MAX = 20
/** Maximum number of orders proposed for one credit, as many as the shop is shown. */
export const CREDIT_ORDERS_MAX = 200
