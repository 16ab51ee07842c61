import { expect, test } from 'vitest'
import { compileText } from '../../../apps/server/src/platform/db/named-parameters.ts'
import type { Catalog } from '../schema/catalog.ts'
import { analyseText } from './analyse.ts'

const TEXT = 25
const INT = 23
const table = (name: string, columns: Record<string, { type?: number; isNotNull?: boolean; hasDefault?: boolean }>) =>
  [
    name,
    {
      name,
      columns: new Map(
        Object.entries(columns).map(([column, { type = TEXT, isNotNull = true, hasDefault = false }]) => [
          column,
          { name: column, typeId: type, isNotNull, hasDefault },
        ]),
      ),
    },
  ] as const

const catalog: Catalog = {
  tables: new Map([
    table('orders', { store_id: {}, order_id: {}, status: {}, landmark: { isNotNull: false }, total: { type: INT } }),
    table('stores', { store_id: {}, name: {} }),
    table('order_items', { store_id: {}, order_id: {}, line_no: { type: INT }, note: { isNotNull: false } }),
    table('users', { user_id: {}, phone: { isNotNull: false } }),
  ]),
  typeNames: new Map([
    [TEXT, 'text'],
    [INT, 'int4'],
    [114, 'json'],
  ]),
}

/** The text as the server would describe it: every parameter text, every column of the type given. */
const analyse = (source: string, columns: Record<string, number> = {}) => {
  const compiled = compileText(source)
  return analyseText(
    compiled,
    {
      parameters: compiled.parameters.map(() => TEXT),
      columns: Object.entries(columns).map(([name, typeId]) => ({ name, typeId })),
    },
    catalog,
  )
}
const typesOf = (source: string, columns: Record<string, number>) =>
  Object.fromEntries(
    analyse(source, columns).columns.map(({ name, type, isNullable }) => [name, isNullable ? `${type} | null` : type]),
  )

test.each([
  ['SELECT landmark AS a FROM orders', 'string | null'],
  ['SELECT landmark AS a FROM orders WHERE landmark IS NOT NULL', 'string'],
  ['SELECT landmark AS a FROM orders WHERE landmark = :x', 'string'],
  ['SELECT landmark AS "a!" FROM orders', 'string'],
  [`SELECT coalesce(landmark, 'none'::text) AS a FROM orders`, 'string'],
  ['SELECT o.status AS a FROM orders o', 'OrderStatus'],
  ['SELECT o.status AS a FROM stores s LEFT JOIN orders o ON o.store_id = s.store_id', 'OrderStatus | null'],
  [
    'SELECT o.status AS a FROM stores s LEFT JOIN orders o ON o.store_id = s.store_id WHERE o.order_id = :x',
    'OrderStatus | null',
  ],
  ['WITH own AS (SELECT status AS mine FROM orders) SELECT own.mine AS a FROM own', 'OrderStatus'],
  ['SELECT (SELECT status FROM orders LIMIT 1) AS a', 'OrderStatus | null'],
  [`SELECT CASE WHEN total > 1 THEN 'much' ELSE 'little' END AS a FROM orders`, '"much" | "little"'],
  [`SELECT status AS a FROM orders UNION ALL SELECT 'other'`, 'OrderStatus | "other"'],
])('%s gives %s', (source, type) => {
  expect(typesOf(source, { a: TEXT })).toEqual({ a: type })
})

test('an aggregate is null without rows, not in a group; a count never is', () => {
  const aggregates = 'max(total) AS max, count(*) AS n'
  expect(typesOf(`SELECT ${aggregates} FROM orders`, { max: INT, n: INT })).toEqual({ max: 'number | null', n: 'number' })
  expect(typesOf(`SELECT ${aggregates} FROM orders GROUP BY status`, { max: INT, n: INT })).toEqual({
    max: 'number',
    n: 'number',
  })
})

test('the shape of built JSON is read from its text', () => {
  const lines = `(SELECT json_agg(json_build_object('no', i.line_no, 'note', i.note)) FROM order_items i WHERE i.order_id = o.order_id)`
  expect(typesOf(`SELECT ${lines} AS "lines!" FROM orders o`, { lines: 114 })).toEqual({
    lines: '{ no: number; note: string | null }[]',
  })
})

test('a parameter may be null where it goes into a nullable column, is tested for it, or is marked', () => {
  const { parameters } = analyse(
    `UPDATE orders SET landmark = :landmark, status = coalesce(:status, status) WHERE order_id = :order_id AND store_id = :store_id?`,
  )
  expect(parameters.map(({ name, type, isNullable }) => [name, type, isNullable])).toEqual([
    ['landmark', 'string', true],
    ['status', 'OrderStatus', true],
    ['order_id', 'string', false],
    ['store_id', 'string', true],
  ])
})

test('an INSERT tells which columns it fills, inside a WITH too', () => {
  const { inserts } = analyse('WITH a AS (INSERT INTO users (user_id) SELECT :id) SELECT 1', { one: INT })
  expect(inserts).toEqual([{ table: 'users', columns: ['user_id'] }])
})

test.each([
  ['SELECT 1 FROM orders WHERE store_id = :s', []],
  ['SELECT 1 FROM orders WHERE store_id = ANY(:s::text[])', []],
  ['SELECT 1 FROM orders WHERE order_id = :o', ['orders']],
  ['SELECT 1 FROM orders WHERE store_id = :s OR order_id = :o', ['orders']],
  ['SELECT 1 FROM orders o JOIN stores s ON s.store_id = o.store_id WHERE o.store_id = :s', []],
  ['SELECT 1 FROM orders o JOIN stores s USING (store_id) WHERE s.store_id = :s', []],
  ['SELECT 1 FROM orders o, stores s WHERE o.store_id = :s', ['stores s']],
  // The join tells nothing of the rows that are kept without it.
  ['SELECT 1 FROM stores s LEFT JOIN orders o ON o.store_id = s.store_id AND o.store_id = :s', ['stores s']],
  ['SELECT (SELECT count(*) FROM order_items i WHERE i.store_id = o.store_id) FROM orders o WHERE o.store_id = :s', []],
  ['SELECT (SELECT count(*) FROM order_items i) FROM orders o WHERE o.store_id = :s', ['order_items i']],
  // What a sub-select names does not bind the query around it.
  [
    'SELECT 1 FROM orders o WHERE EXISTS (SELECT 1 FROM stores s WHERE s.store_id = o.store_id AND s.store_id = :s)',
    ['orders o'],
  ],
  ['WITH all_of AS (SELECT store_id FROM orders) SELECT 1 FROM all_of WHERE store_id = :s', ['orders']],
  [
    'WITH mine AS (SELECT store_id FROM orders WHERE store_id = :s) SELECT 1 FROM mine m JOIN stores s ON s.store_id = m.store_id',
    [],
  ],
  ['INSERT INTO orders (store_id, order_id) VALUES (:s, :o)', []],
  ['INSERT INTO orders (store_id, order_id) SELECT store_id, :o FROM stores', ['orders', 'stores']],
  ['UPDATE orders o SET landmark = NULL FROM stores s WHERE s.store_id = o.store_id AND o.store_id = :s', []],
  ['DELETE FROM orders WHERE order_id = :o', ['orders']],
  [`UPDATE orders SET store_id = :s WHERE order_id = :o`, ['orders']],
])('the shop rule finds in %s: %j', (source, unbound) => {
  expect(analyse(source, /^(SELECT|WITH)/.test(source) ? { one: INT } : {}).unbound.toSorted()).toEqual(unbound)
})
