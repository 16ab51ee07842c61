import type { Sql } from './sql.ts'

const NAME_LINE = /^-- name:\s*(\S+)\s*$/
const MAX_EXAMPLES = 5

export type NamedQuery = {
  name: string
  sql: string
}

/** An invariant of the data that is broken. */
export type BrokenInvariant = {
  name: string
  /** Number of rows that break it. */
  count: number
  /** The first few of them. */
  examples: object[]
}

/** Splits a file of queries at its `-- name: xyz` lines. Throws on SQL before the first name and on a duplicate name. */
export const parseNamedQueries = (sqlText: string): NamedQuery[] => {
  const queries: NamedQuery[] = []
  for (const line of sqlText.split('\n')) {
    const name = NAME_LINE.exec(line)?.[1]
    const current = queries.at(-1)
    if (name !== undefined) {
      if (queries.some((query) => query.name === name)) throw new Error(`Two queries are named ${name}`)
      queries.push({ name, sql: '' })
    } else if (current) {
      current.sql += `${line}\n`
    } else if (line.trim() !== '' && !line.startsWith('--')) {
      throw new Error(`SQL before the first "-- name:" line: ${line}`)
    }
  }
  return queries.map(({ name, sql }) => ({ name, sql: sql.trim().replace(/;$/, '') }))
}

/** Runs every query of the file; each must return no rows. Returns the queries that returned rows. */
export const runInvariants = async (db: Pick<Sql, 'query'>, sqlText: string): Promise<BrokenInvariant[]> => {
  const broken: BrokenInvariant[] = []
  for (const { name, sql } of parseNamedQueries(sqlText)) {
    const rows = await db.query(sql)
    if (rows.length > 0) broken.push({ name, count: rows.length, examples: rows.slice(0, MAX_EXAMPLES) })
  }
  return broken
}
