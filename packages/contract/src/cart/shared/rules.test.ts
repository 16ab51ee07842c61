import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyLineChange, changesBetween, joinLines, type LineChange, type SharedLine } from './rules.ts'

const line = (product_id: string, quantity: number, born = 0, by: string | null = null): SharedLine => ({
  product_id,
  quantity,
  born,
  by,
})
const change = (product_id: string, delta: number, born: number | null = null): LineChange => ({
  op_id: `${product_id}${delta}`,
  product_id,
  delta,
  born,
})
const apply = (lines: readonly SharedLine[], changes: readonly LineChange[], by: string | null = null): SharedLine[] =>
  changes.reduce<SharedLine[]>((now, next, index) => applyLineChange(now, next, { no: index + 1, by }), [...lines])

describe('one change', () => {
  test.each([
    ['more', [line('a', 2)], change('a', 1), [line('a', 3, 0, 'Asha')]],
    ['a new product', [line('a', 2)], change('b', 0.25), [line('a', 2), line('b', 0.25, 1, 'Asha')]],
    ['less', [line('a', 2)], change('a', -1, 0), [line('a', 1, 0, 'Asha')]],
    ['all of it', [line('a', 2)], change('a', -2, 0), []],
    ['more than is there', [line('a', 2)], change('a', -5, 0), []],
    ['at most 99', [line('a', 98)], change('a', 5), [line('a', 99, 0, 'Asha')]],
    ['less of what is not there', [line('a', 2)], change('b', -1), [line('a', 2)]],
    ['less of a line that ended and was begun again', [line('a', 1, 7)], change('a', -2, 3), [line('a', 1, 7)]],
    ['without dust of fractions', [line('a', 0.1)], change('a', 0.2), [line('a', 0.3, 0, 'Asha')]],
  ])('%s', (_what, before, given, after) => {
    expect(applyLineChange(before, given, { no: 1, by: 'Asha' })).toEqual(after)
  })

  test('a full cart takes more of what it has, and nothing new', () => {
    const full = Array.from({ length: 100 }, (_, index) => line(`p${index}`, 1))
    expect(applyLineChange(full, change('new', 1), { no: 1, by: null })).toEqual(full)
    expect(applyLineChange(full, change('p0', 1), { no: 1, by: null })[0]?.quantity).toBe(2)
  })
})

test('two people take out a line while one of them adds it again: what was added stays', () => {
  const seen = [line('a', 2, 0)]
  const [mine, again, theirs] = [change('a', -2, 0), change('a', 1), change('a', -2, 0)]
  expect(apply(seen, [mine, again, theirs])).toEqual([line('a', 1, 2)])
  expect(apply(seen, [mine, theirs, again])).toEqual([line('a', 1, 3)])
})

const products = fc.constantFrom('a', 'b', 'c')
const amounts = fc.integer({ min: 1, max: 4 })
const adds = fc.array(fc.record({ product_id: products, delta: amounts }), { maxLength: 8 })
const seed = Date.now() & 0x7fffffff

describe(`any two people (seed ${seed})`, () => {
  test('no addition is lost, whichever arrives first', () => {
    fc.assert(
      fc.property(adds, adds, fc.infiniteStream(fc.boolean()), (one, other, turns) => {
        const [left, right] = [[...one], [...other]]
        const mixed: LineChange[] = []
        while (left.length > 0 || right.length > 0) {
          const isLeft = right.length === 0 || (left.length > 0 && turns.next().value === true)
          const next = (isLeft ? left : right).shift()
          if (next) mixed.push(change(next.product_id, next.delta))
        }
        const total = (id: string) =>
          [...one, ...other].filter(({ product_id }) => product_id === id).reduce((sum, { delta }) => sum + delta, 0)
        const after = apply([], mixed)
        for (const id of ['a', 'b', 'c'])
          expect(after.find(({ product_id }) => product_id === id)?.quantity ?? 0).toBe(Math.min(99, total(id)))
      }),
      { seed },
    )
  })

  test('after more of something at least that much is there, and never less than nothing or more than 99', () => {
    const any = fc.array(
      fc.record({ product_id: products, delta: fc.integer({ min: -60, max: 60 }).filter((delta) => delta !== 0) }),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(any, (changes) => {
        let lines: SharedLine[] = []
        for (const [index, { product_id, delta }] of changes.entries()) {
          const born = lines.find((known) => known.product_id === product_id)?.born ?? null
          lines = applyLineChange(lines, change(product_id, delta, born), { no: index + 1, by: null })
          const now = lines.find((known) => known.product_id === product_id)?.quantity ?? 0
          if (delta > 0) expect(now).toBeGreaterThanOrEqual(delta)
          expect(lines.every(({ quantity }) => quantity > 0 && quantity <= 99)).toBe(true)
          expect(new Set(lines.map((known) => known.product_id)).size).toBe(lines.length)
        }
      }),
      { seed },
    )
  })

  const carts = fc.uniqueArray(fc.record({ product_id: products, quantity: fc.integer({ min: 1, max: 99 }) }), {
    selector: ({ product_id }) => product_id,
  })
  const sorted = <L extends { product_id: string }>(lines: readonly L[]) =>
    lines.toSorted((a, b) => a.product_id.localeCompare(b.product_id))

  test('the changes between two carts lead from one to the other', () => {
    fc.assert(
      fc.property(carts, carts, (before, after) => {
        const start = before.map(({ product_id, quantity }) => line(product_id, quantity))
        const changes = changesBetween(before, after).map(({ product_id, quantity }) => change(product_id, quantity, null))
        const plain = apply(start, changes).map(({ product_id, quantity }) => ({ product_id, quantity }))
        expect(sorted(plain)).toEqual(sorted(after))
        expect(changesBetween(after, after)).toEqual([])
      }),
      { seed },
    )
  })

  test('who joins has of everything the larger amount of both', () => {
    fc.assert(
      fc.property(carts, carts, (shared, own) => {
        const joined = joinLines(shared, own)
        for (const id of ['a', 'b', 'c']) {
          const of = (lines: typeof own) => lines.find(({ product_id }) => product_id === id)?.quantity ?? 0
          expect(of(joined)).toBe(Math.max(of(shared), of(own)))
        }
      }),
      { seed },
    )
  })
})
