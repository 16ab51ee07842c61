/** Digits of every script but the Latin ones. */
const OTHER_DIGIT = /[^\P{Nd}0-9]/gu

/** Each script has its ten digits in a row, 0 first (The Unicode Standard, 4.6): what stands before one says how much it is. */
const toLatin = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value % 10)
}

/** `९८७` as `987`: some keyboards type their own digits. */
export const toLatinDigits = (text: string): string => text.replace(OTHER_DIGIT, toLatin)
