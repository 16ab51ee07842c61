/** What a line of a file says in one place: words or a number. */
export type Cell = string | number

const STARTS_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u

/**
 * Words that a spreadsheet could take for a formula are marked as words: a customer may be called `=HYPERLINK(...)`
 * (OWASP, CSV injection). Numbers of our own stay numbers.
 */
export const safeText = (text: string): string => (STARTS_FORMULA.test(text) ? `'${text}` : text)

/** What somebody wrote, where `safeText` marked it as words on its way out. */
export const unmarkedText = (text: string): string =>
  text.startsWith("'") && STARTS_FORMULA.test(text.slice(1)) ? text.slice(1) : text
