import { describe, expect, it } from 'vitest'
import { readCalls, readOwnTables } from './read-calls.ts'

const textsOf = (source: string) => readCalls(source).map(({ text }) => text)

describe('readCalls', () => {
  it('reads literals of every kind, with the line of the call', () => {
    const source = [
      `await app.db.execute('UPDATE users SET email = $2', [id, email])`,
      'await app.db.query(',
      "  `SELECT 'a'",
      '    FROM users`,',
      ')',
      `await tx.query("SELECT 'b'")`,
    ].join('\n')
    expect(readCalls(source)).toEqual([
      { line: 1, text: 'UPDATE users SET email = $2', claimed: {} },
      { line: 2, text: "SELECT 'a'\n    FROM users", claimed: {} },
      { line: 6, text: "SELECT 'b'", claimed: {} },
    ])
  })

  it('takes out what is escaped', () => {
    expect(textsOf(String.raw`db.query('SELECT \'a\'')`)).toEqual(["SELECT 'a'"])
    expect(textsOf(String.raw`db.query('SELECT 1\n')`)).toEqual(['SELECT 1\n'])
  })

  it('reads what the call claims of the rows', () => {
    const [call] = readCalls(`db.query<{ phone: string | null; tell: () => void; n: number }>('SELECT phone')`)
    expect(call).toEqual({
      line: 1,
      text: 'SELECT phone',
      claimed: { phone: 'string | null', tell: '() => void', n: 'number' },
    })
    expect(readCalls(`db.query<Record<string, number>>('SELECT 1 AS one')`)).toEqual([
      { line: 1, text: 'SELECT 1 AS one', claimed: {} },
    ])
  })

  it('counts what it cannot read', () => {
    const source = ['db.query(`SELECT ', '{columns} FROM users`); db.query(TEXT, [id])'].join('$')
    expect(textsOf(source)).toEqual([undefined, undefined])
    expect(textsOf(`db.query('SELECT ' + columns)`)).toEqual([undefined])
  })

  it('leaves alone what is no call of SQL', () => {
    expect(textsOf('routes.query(contract.list, handler); request.query.page')).toEqual([])
  })
})

describe('readOwnTables', () => {
  it('finds what a test makes for itself', () => {
    const source = 'CREATE TABLE jars (id int); create unlogged table IF NOT EXISTS lids (id int); CREATE SEQUENCE turns'
    expect(readOwnTables(source)).toEqual(['jars', 'lids', 'turns'])
  })
})
