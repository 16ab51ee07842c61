import { typedDigits } from '../../shared/format/typed-digits.ts'

/** The digits of a code after an input, and the box that gets the focus. */
export type CodeStep = { code: string; focus: number }

/**
 * Puts typed, pasted or autofilled digits into the boxes from `index` on. A complete code starts at the first box, whichever box
 * received it; boxes are filled without gaps. `null` when the input has no digit. Digits of other scripts are converted.
 */
export const putDigits = (code: string, index: number, typed: string, length: number): CodeStep | null => {
  const digits = typedDigits(typed)
  if (digits === '') return null
  const at = digits.length >= length ? 0 : Math.min(index, code.length)
  const next = (code.slice(0, at) + digits + code.slice(at + digits.length)).slice(0, length)
  return { code: next, focus: Math.min(at + digits.length, length - 1) }
}

/** Clears the digit of a box, or the last digit when the box is empty. */
export const takeDigit = (code: string, index: number): CodeStep => {
  const at = Math.max(0, Math.min(index, code.length - 1))
  return { code: code.slice(0, at) + code.slice(at + 1), focus: at }
}
