import { expect, test } from 'vitest'
import { compileText } from './named-parameters.ts'

test('names become numbers, one for each name, in the order in which they appear', () => {
  expect(compileText('SELECT :b, :a, :b WHERE x = ANY(:ids::uuid[])')).toMatchObject({
    text: 'SELECT $1, $2, $1 WHERE x = ANY($3::uuid[])',
    parameters: ['b', 'a', 'ids'],
  })
})

test.each([
  "SELECT 'a :name', E'it\\'s :name', 'it''s :name'",
  'SELECT ":name" FROM t',
  'SELECT $$ :name $$, $body$ :name $$ :name $body$',
  'SELECT 1 -- :name\n, 2 /* :name */',
  'SELECT x::name, x :: name',
])('no name is found in %s', (source) => {
  expect(compileText(source)).toMatchObject({ text: source, parameters: [] })
})

test('a number is no name', () => {
  expect(() => compileText('SELECT $1, :a')).toThrow('$1 has no name')
})

test('marks say what may be null and what never is, and are not in the text that runs', () => {
  const { text, nullable, neverNull } = compileText('SELECT max(x) AS "last!" FROM t WHERE phone = :phone? AND y = :y')
  expect({ text, nullable: [...nullable], neverNull: [...neverNull] }).toEqual({
    text: 'SELECT max(x) AS "last" FROM t WHERE phone = $1 AND y = $2',
    nullable: ['phone'],
    neverNull: ['last'],
  })
})
