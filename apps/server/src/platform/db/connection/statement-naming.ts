import { createHash } from 'node:crypto'

/** Far more texts than the code base has. Reaching it means that code builds SQL out of values. */
const MAX_NAMED_TEXTS = 1000
/** Prefix of a text that is planned for its values at every call: for statements whose best plan depends on the values. */
export const PLANNED_BY_VALUES = '/* planned by values */'
const NAMEABLE_WITHOUT_VALUES = /^\s*(select|with|insert|update|delete)\b[^;]*$/i

/** Gives every SQL text the name of its prepared statement. One per pool. */
export type StatementNames = {
  /** The name for a text, or undefined if it is sent unnamed. */
  nameOf(text: string): string | undefined
  /** Drops all names, so that every connection plans again (after a migration changed a table at runtime). */
  renew(): void
}

/** An unnamed statement is planned at every call, which halves the throughput. A name is the SHA-1 of the text. */
export const createStatementNames = (warn: (line: string) => void): StatementNames => {
  let names = new Map<string, string>()
  let generation = 0
  let warned = false
  return {
    nameOf(text) {
      const known = names.get(text)
      if (known !== undefined) return known
      if (names.size >= MAX_NAMED_TEXTS) {
        if (!warned)
          warn(
            `More than ${MAX_NAMED_TEXTS} different SQL texts: further ones are not prepared. Use "= ANY($1)" instead of IN lists.`,
          )
        warned = true
        return undefined
      }
      const name = `q${generation}_${createHash('sha1').update(text).digest('hex').slice(0, 20)}`
      names.set(text, name)
      return name
    },
    renew() {
      names = new Map()
      generation += 1
    },
  }
}

/** True for the error of a prepared statement whose table has changed since it was planned. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000' && error.message.includes('cached plan')

/** The arguments of `client.query` with the statement's name added, or unchanged. */
export const nameArguments = (args: unknown[], names: StatementNames): unknown[] => {
  const [first, second, ...rest] = args
  if (typeof first === 'string') {
    const values = Array.isArray(second) ? second : undefined
    const name = worthNaming(first, values) ? names.nameOf(first) : undefined
    if (name === undefined) return args
    return values ? [{ name, text: first, values }, ...rest] : [{ name, text: first }, ...args.slice(1)]
  }
  if (!isPlainQuery(first) || first.name !== undefined) return args
  const values = Array.isArray(first.values) ? first.values : Array.isArray(second) ? second : undefined
  const name = worthNaming(first.text, values) ? names.nameOf(first.text) : undefined
  return name === undefined ? args : [{ ...first, name }, ...args.slice(1)]
}

const worthNaming = (text: string, values: unknown[] | undefined): boolean => {
  if (text.startsWith(PLANNED_BY_VALUES)) return false
  return values !== undefined && values.length > 0 ? true : NAMEABLE_WITHOUT_VALUES.test(text)
}

/** A query config, not a cursor or another object that submits itself. */
const isPlainQuery = (value: unknown): value is { text: string; name?: string; values?: unknown } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && !('submit' in value)
