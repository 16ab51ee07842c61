/**
 * What a scan for named parameters steps over: strings (also E'…' and $tag$…$tag$), quoted names, comments and casts. A name is `:name`; with a `?`
 * behind it, `:name?`, it may be null where the column or the expression does not say so.
 */
const TOKENS =
  /[eE]'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$([a-zA-Z_]*)\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\/|::|:([a-z][a-z0-9_]*)(\??)|\$\d+/g
/** A column alias such as `"items!"`: never null, although it cannot be seen from the text. */
const NEVER_NULL_ALIAS = /^"([a-z][a-z0-9_]*)!"$/

/** A text with its parameters by number, as PostgreSQL takes it. */
export type CompiledText = {
  text: string
  /** Names of $1, $2, …: each name once. */
  parameters: readonly string[]
  /** Those of them that are marked with `?`. */
  nullable: ReadonlySet<string>
  /** Aliases that are marked with `!`; the text that runs has them without it. */
  neverNull: ReadonlySet<string>
}

/** Numbers the named parameters of a text, each name once, in the order in which they first appear. Throws on a parameter by number. */
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
