import { BARCODE } from '@jhola/contract/catalogue/barcode'

/** A wedge scanner types faster than fingers: the letters of a code follow each other within this. */
const GAP_MS = 80
/** The shortest code of goods (EAN-8 without its check is seven). */
const LEAST = 6
/** No word has them: a quick typist is not a scanner. */
const DIGITS = /\d{3}/

/** Listens to keys one by one and tells a scanned code from typing. */
export const createScanBurst = () => {
  let typed = ''
  let lastMs = Number.NEGATIVE_INFINITY
  return {
    /** A key was pressed. Gives the code when this key ended one; `isFirst` when a burst may begin with it. */
    press: (key: string, atMs: number): { code: string | null; isFirst: boolean } => {
      const isQuick = atMs - lastMs <= GAP_MS
      lastMs = atMs
      if (key === 'Enter') {
        const code = isQuick && typed.length >= LEAST && DIGITS.test(typed) && BARCODE.test(typed) ? typed : null
        typed = ''
        return { code, isFirst: false }
      }
      if (key.length !== 1) return { code: null, isFirst: false }
      typed = isQuick ? typed + key : key
      return { code: null, isFirst: !isQuick }
    },
  }
}
