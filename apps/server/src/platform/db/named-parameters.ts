/**
 * What the scan for named parameters skips: strings (also E'…' and $tag$…$tag$), quoted names, comments and casts. A parameter
 * is `:name`; `:name?` may be null although the column or the expression does not show it.
 */
const TOKENS =
  /[eE]'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$([a-zA-Z_]*)\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\/|::|:([a-z][a-z0-9_]*)(\??)|\$\d+/g
/** A column alias such as `"items!"`: never null, although the text does not show it. */
const NEVER_NULL_ALIAS = /^"([a-z][a-z0-9_]*)!"$/

/** A text with numbered parameters, as PostgreSQL expects it. */
export type CompiledText = {
  text: string
  /** Names of $1, $2, …: each name once. */
  parameters: readonly string[]
  /** The parameters marked with `?`. */
  nullable: ReadonlySet<string>
  /** The aliases marked with `!`. The text that runs has them without the mark. */
  neverNull: ReadonlySet<string>
}

/** Numbers the named parameters of a text, each name once, in order of first use. Throws on a numbered parameter. */
export const compileText = (source: string): CompiledText => {
  const parameters: string[] = []
  const nullable = new Set<string>()
  const neverNull = new Set<string>()
  const text = source.replaceAll(TOKENS, (token: string, _tag: string | undefined, name: string | undefined, mark: string) => {
    if (name === undefined) {
      if (/^\$\d/.test(token)) throw new Error(`${token} has no name: ${source.trim().slice(0, 80)}`)
      const alias = NEVER_NULL_ALIAS.exec(token)?.[1]
      if (alias === undefined) return token
      neverNull.add(alias)
      return `"${alias}"`
    }
    if (mark === '?') nullable.add(name)
    if (!parameters.includes(name)) parameters.push(name)
    return `$${parameters.indexOf(name) + 1}`
  })
  return { text, parameters, nullable, neverNull }
}
