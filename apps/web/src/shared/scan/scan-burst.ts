import { BARCODE } from '@jhola/contract/catalogue/barcode'

/** Maximum time between two keys of a wedge scanner, ms; people type more slowly. */
const GAP_MS = 80
/** Minimum length of a barcode (EAN-8 without its check digit has seven). */
const MIN_LENGTH = 6
/** Digits are required: words have none, so a fast typist is not taken for a scanner. */
const DIGITS = /\d{3}/

/** Detects a scanned code in a sequence of keys. */
export const createScanBurst = () => {
  let typed = ''
  let lastMs = Number.NEGATIVE_INFINITY
  return {
    /** Handles a key. Returns the code when this key completed one; `isFirst` when a burst may start with it. */
    press: (key: string, atMs: number): { code: string | null; isFirst: boolean } => {
      const isQuick = atMs - lastMs <= GAP_MS
      lastMs = atMs
      if (key === 'Enter') {
        const code = isQuick && typed.length >= MIN_LENGTH && DIGITS.test(typed) && BARCODE.test(typed) ? typed : null
        typed = ''
        return { code, isFirst: false }
      }
      if (key.length !== 1) return { code: null, isFirst: false }
      typed = isQuick ? typed + key : key
      return { code: null, isFirst: !isQuick }
    },
  }
}
