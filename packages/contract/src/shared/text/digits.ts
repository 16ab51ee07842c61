const DIGIT = /\p{Nd}/u
/** Digits of every script except Latin. */
const OTHER_DIGITS = /[^\P{Nd}0-9]/gu

/** `९८७` as `987`: some keyboards type their own digits. */
export const toLatinDigits = (text: string): string =>
  text.replace(OTHER_DIGITS, (digit) => {
    // Each script has its ten digits in sequence, 0 first (The Unicode Standard, 4.6): the number of digits before it is its
    // value.
    let before = (digit.codePointAt(0) ?? 0) - 1
    let value = 0
    for (; DIGIT.test(String.fromCodePoint(before)); before -= 1) value += 1
    return String(value % 10)
  })
