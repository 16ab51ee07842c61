import { typedDigits } from '../../shared/format/typed-digits.ts'

/** A code as it stands after an input, and the box that has the next turn. */
export type CodeStep = { code: string; focus: number }

/**
 * Puts what was typed, pasted or filled in into the boxes from `index` on. A whole code starts at the first box, wherever it
 * came in; boxes are filled without gaps. `null` when there is no digit in it. Digits of other scripts count.
 */
export const putDigits = (code: string, index: number, typed: string, length: number): CodeStep | null => {
  const digits = typedDigits(typed)
  if (digits === '') return null
  const at = digits.length >= length ? 0 : Math.min(index, code.length)
  const next = (code.slice(0, at) + digits + code.slice(at + digits.length)).slice(0, length)
  return { code: next, focus: Math.min(at + digits.length, length - 1) }
}

/** Takes the digit of a box away, or the last one when the box is empty. */
export const takeDigit = (code: string, index: number): CodeStep => {
  const at = Math.max(0, Math.min(index, code.length - 1))
  return { code: code.slice(0, at) + code.slice(at + 1), focus: at }
}
