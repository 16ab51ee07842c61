/** A cell of a file: text or a number. */
export type Cell = string | number

const STARTS_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u

/**
 * Marks text that a spreadsheet could take for a formula: a customer's name may be `=HYPERLINK(...)` (OWASP, CSV injection).
 * Our own numbers stay unchanged.
 */
export const safeText = (text: string): string => (STARTS_FORMULA.test(text) ? `'${text}` : text)

/** The original text, without the mark of `safeText`. */
export const unmarkedText = (text: string): string =>
  text.startsWith("'") && STARTS_FORMULA.test(text.slice(1)) ? text.slice(1) : text
