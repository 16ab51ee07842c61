/** A call of `query` or `execute` in a test. `text` undefined: its text is no literal, or has something put in. */
export type TestCall = {
  line: number
  text: string | undefined
  /** The row that `query<{ … }>` claims: what each column's type is said to be. */
  claimed: Readonly<Record<string, string>>
}

/** `routes.query` registers a route. */
const CALL = /(?<!\broutes)\.(?:query|execute)\b/g
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t' }

/** Where the brackets close that open at `from`; `=>` closes nothing. */
const endOfTypes = (source: string, from: number): number => {
  let depth = 0
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '<') depth += 1
    if (source[at] === '>' && source[at - 1] !== '=') depth -= 1
    if (depth === 0) return at + 1
  }
  return source.length
}

const LITERALS = [/'((?:[^'\\\n]|\\.)*)'/y, /"((?:[^"\\\n]|\\.)*)"/y, /`((?:[^`\\]|\\[\s\S])*)`/y]

/** The literal that stands alone as the first argument; nothing is put into it or added to it. */
const readLiteral = (source: string, from: number): string | undefined => {
  for (const literal of LITERALS) {
    literal.lastIndex = from
    const found = literal.exec(source)
    if (!found) continue
    const [all, inside = ''] = found
    const isAlone = /^\s*[,)]/.test(source.slice(from + all.length, from + all.length + 200))
    if (!isAlone || (all.startsWith('`') && /(?<!\\)\$\{/.test(inside))) return undefined
    return inside.replaceAll(/\\([\s\S])/g, (_, letter: string) => ESCAPES[letter] ?? letter)
  }
  return undefined
}

/** The fields of `{ name: type; … }`; none when the type is written in another way. */
const readClaim = (types: string): Record<string, string> => {
  const inside = /^<\s*\{([^{}]*)\}\s*>$/.exec(types)?.[1]
  const fields = inside?.split(/[;\n]/).flatMap((field) => {
    const [, name, type] = /^\s*(\w+): (.+?),?\s*$/.exec(field) ?? []
    return name !== undefined && type !== undefined ? [[name, type] as const] : []
  })
  return Object.fromEntries(fields ?? [])
}

/** Every call of `query` or `execute` with its text, as far as it can be read without running the file. */
export const readCalls = (source: string): TestCall[] =>
  [...source.matchAll(CALL)].flatMap(({ 0: name, index }) => {
    const start = index + name.length
    const open = source[start] === '<' ? endOfTypes(source, start) : start
    if (source[open] !== '(') return []
    const argument = open + 1 + (/^\s*/.exec(source.slice(open + 1))?.[0].length ?? 0)
    const line = source.slice(0, index).split('\n').length
    return [{ line, text: readLiteral(source, argument), claimed: readClaim(source.slice(start, open)) }]
  })

const CREATES = /\bCREATE (?:UNLOGGED |TEMP |TEMPORARY )?(?:TABLE|SEQUENCE) (?:IF NOT EXISTS )?(\w+)/gi

/** Tables and sequences that the file makes for itself: the schema does not have them. */
export const readOwnTables = (source: string): string[] => [...source.matchAll(CREATES)].map(([, table = '']) => table)
