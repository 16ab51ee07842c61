/**
 * The version of the privacy notice (`/privacy-notice`, `notice.json`). Increase it when the meaning changes in any language; the
 * server keeps each version's words from the day on which it is first shown (`notice_versions`).
 */
export const NOTICE_VERSION = 2

/** What is processed, itemised by purpose: each has `what` and `why` in `notice.json` (DPDP Rules 2025, rule 3). */
export const NOTICE_ITEMS = ['order', 'account', 'place', 'shop', 'payment', 'words', 'safety'] as const
export type NoticeItem = (typeof NOTICE_ITEMS)[number]

/** Rights of the reader, each with a sentence in `notice.json`. */
export const NOTICE_RIGHTS = ['withdraw', 'access', 'correct', 'erase', 'nominee', 'grievance', 'board'] as const
export type NoticeRight = (typeof NOTICE_RIGHTS)[number]
