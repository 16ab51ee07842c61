import type { Choice } from '@jhola/contract/catalogue/search/levels'

/** A token quoted for a `tsvector` or `tsquery`. */
export const quoteToken = (token: string): string =>
  /['\\]/.test(token) ? `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'` : `'${token}'`

/**
 * A token that is not part of the name. It is a separate token instead of a weight: for a weight, the database would read every
 * product that the index finds again.
 */
export const toBeside = (token: string): string => `.${token}`

const quoteAll = (tokens: readonly string[], beside: boolean): string[] =>
  (beside ? tokens.flatMap((token) => [token, toBeside(token)]) : tokens).map(quoteToken)

/** Any of the tokens of a choice. */
export const choiceToTsquery = ({ any, beginnings, beside }: Choice): string =>
  `(${[...quoteAll(any, beside), ...quoteAll(beginnings, beside).map((token) => `${token}:*`)].join(' | ')})`

/** All choices of any of the readings. */
export const readingsToTsquery = (readings: readonly Choice[][]): string =>
  readings.map((reading) => `(${reading.map(choiceToTsquery).join(' & ')})`).join(' | ')

/** Any of the tokens in the name; `null`, which matches nothing, without tokens. */
export const anyToTsquery = (tokens: readonly string[], beginnings: readonly string[] = []): string | null =>
  [...quoteAll(tokens, false), ...quoteAll(beginnings, false).map((token) => `${token}:*`)].join(' | ') || null

/** All of the tokens, anywhere; `null` without tokens. */
export const allToTsquery = (tokens: readonly string[]): string | null =>
  tokens.map((token) => `(${quoteAll([token], true).join(' | ')})`).join(' & ') || null
