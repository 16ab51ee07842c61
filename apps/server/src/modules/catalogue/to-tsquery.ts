import type { Choice } from '@jhola/contract/catalogue/search/levels'

/** A token as PostgreSQL reads it in a `tsvector` or `tsquery`. */
export const quoteToken = (token: string): string => `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** Any of the tokens of a choice. */
export const choiceToTsquery = ({ any, beginnings, beside }: Choice): string => {
  const places = beside ? '' : 'AB'
  const whole = any.map((token) => quoteToken(token) + (places ? `:${places}` : ''))
  return `(${[...whole, ...beginnings.map((token) => `${quoteToken(token)}:*${places}`)].join(' | ')})`
}

/** All choices of any of the readings. */
export const readingsToTsquery = (readings: readonly Choice[][]): string =>
  readings.map((reading) => `(${reading.map(choiceToTsquery).join(' & ')})`).join(' | ')

/** Any of the tokens, wherever they stand; `null`, which nothing has, when there is none. */
export const anyToTsquery = (tokens: readonly string[], beginnings: readonly string[] = []): string | null =>
  [...tokens.map(quoteToken), ...beginnings.map((token) => `${quoteToken(token)}:*`)].join(' | ') || null

/** All of the tokens, wherever they stand; `null` when there is none. */
export const allToTsquery = (tokens: readonly string[]): string | null => tokens.map(quoteToken).join(' & ') || null
