import { wordsOf } from '../../catalogue/search/text/fold.ts'

/** How long a shop reads what was asked for. */
export const ASKED_KEPT_MS = 60 * 24 * 3_600_000
/** Things that a device asks one shop for on one day. */
export const ASKED_BY_DEVICE_MAX = 10
/** Things that all devices ask one shop for on one day; more is noise. */
export const ASKED_OF_SHOP_MAX = 300

/** What makes two askings the same thing: its words, whatever their case and marks. */
export const askedKey = (said: string): string => wordsOf(said).join(' ').slice(0, 120)
