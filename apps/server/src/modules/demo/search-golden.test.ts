import { indexProduct } from '@jhola/contract/catalogue/search/index-product'
import { matchIndexed } from '@jhola/contract/catalogue/search/match-products'
import { synonyms } from '@jhola/contract/catalogue/search/synonyms'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { aStarterShop } from '../../../test/factories/starter-shops.ts'
import type { StarterProduct } from '../inventory/starter/starter-product.ts'
import { starterProducts } from '../inventory/starter/starter-products.ts'
import golden from './search-golden.json' with { type: 'json' }

/** Keys of products, best first. */
type Search = (typed: string) => string[] | Promise<string[]>

/** `diapers-m` has `diapers-m-20-pieces`, `sugar` has `sugar-5-kg` but not `sugar-loose`. */
const isOneOf = ({ key, category }: StarterProduct, families: readonly string[]): boolean =>
  families.some((family) =>
    family.startsWith('@')
      ? category === family.slice(1)
      : key.startsWith(family) && /^(-[a-z]?-?\d.*)?$/.test(key.slice(family.length)),
  )

type Need = { need: string; wanted: string[]; fine: string[]; queries: string }
type Question = { query: string; wanted: ReadonlySet<string>; fine: ReadonlySet<string> }

const toQuestions = ({ wanted, fine, queries }: Need): Question[] => {
  const keysOf = (families: readonly string[]) =>
    new Set(
      starterProducts()
        .filter((product) => isOneOf(product, families))
        .map(({ key }) => key),
    )
  const expected = { wanted: keysOf(wanted), fine: keysOf([...wanted, ...fine]) }
  return [...new Set(queries.split(',').map((query) => query.trim()))].map((query) => ({ query, ...expected }))
}

const sets = { golden: golden.needs.flatMap(toQuestions), unseen: golden.unseen.flatMap(toQuestions) }

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const share = (keys: readonly string[], right: ReadonlySet<string>, whole: number): number =>
  keys.filter((key) => right.has(key)).length / whole

/** Precision (unknown without results), recall and first position of one query. */
const score = async (search: Search, { query, wanted, fine }: Question) => {
  const found = await search(query)
  if (wanted.size === 0) return { query, precision: undefined, recall: found.length === 0 ? 1 : 0, first: 1 }
  return {
    query,
    precision: found.length === 0 ? undefined : share(found, fine, found.length),
    recall: share(found, wanted, wanted.size),
    first: share(found.slice(0, wanted.size), wanted, wanted.size),
  }
}

/** Means over all queries of a set, printed with the worst queries. */
const measure = async (name: keyof typeof sets, who: string, search: Search) => {
  const scores: Awaited<ReturnType<typeof score>>[] = []
  for (const question of sets[name]) scores.push(await score(search, question))
  const result = {
    precision: mean(scores.flatMap(({ precision }) => precision ?? [])),
    recall: mean(scores.map(({ recall }) => recall)),
    first: mean(scores.map(({ first }) => first)),
  }
  const weak = scores.filter(({ precision, recall }) => (precision ?? 1) < 0.5 || recall < 0.5)
  const show = (value: number | undefined) => value?.toFixed(3) ?? '-'
  process.stdout.write(
    `search, ${name} set, ${who}: ${scores.length} queries, precision ${show(result.precision)}, recall ${show(result.recall)}, ` +
      `wanted among the first ${show(result.first)}; weak (precision/recall): ` +
      `${weak.map(({ query, precision, recall }) => `${query} ${show(precision)}/${show(recall)}`).join(', ') || 'none'}\n`,
  )
  return result
}

test('the golden set asks at least 300 different things, each of products that there are', () => {
  expect(new Set(sets.golden.map(({ query }) => query)).size).toBeGreaterThanOrEqual(300)
  for (const { need, wanted, fine } of [...golden.needs, ...golden.unseen])
    for (const family of [...wanted, ...fine])
      expect(
        starterProducts().some((product) => isOneOf(product, [family])),
        `${need}: ${family}`,
      ).toBe(true)
})

describe('what people mean is found', () => {
  let app: TestApp
  let storeId: string
  beforeAll(async () => {
    app = await buildTestApp()
    storeId = await aStarterShop(app)
  })
  afterAll(() => app.close())

  test('by the server, in a shop that has the whole starter catalogue', async () => {
    const keyOf = new Map(starterProducts().map(({ key, picture }) => [`/pictures/${picture}.svg`, key]))
    const search = async (typed: string) => {
      const { body } = await app.call(
        `GET /inventory/products?store_id=${storeId}&pageSize=200&search=${encodeURIComponent(typed)}`,
      )
      return (body.products as { image: string }[]).map(({ image }) => keyOf.get(image) ?? image)
    }
    const result = await measure('golden', 'server', search)
    expect(result.precision).toBeGreaterThanOrEqual(0.94)
    expect(result.recall).toBeGreaterThanOrEqual(0.96)
    expect(result.first).toBeGreaterThanOrEqual(0.85)
    const unseen = await measure('unseen', 'server', search)
    expect(unseen.precision).toBeGreaterThanOrEqual(0.85)
    expect(unseen.recall).toBeGreaterThanOrEqual(0.85)
  })

  test('by the browser, which knows names, brand, category, pack and description only', async () => {
    const shelf = starterProducts().map((item) => {
      const { name, name_hi, brand, category, pack_size, description, description_hi } = item
      return { item, index: indexProduct({ name, name_hi, brand, category, pack_size, description, description_hi }) }
    })
    const search = (typed: string) => matchIndexed(shelf, typed, synonyms).map(({ key }) => key)
    const result = await measure('golden', 'browser', search)
    expect(result.precision).toBeGreaterThanOrEqual(0.92)
    expect(result.recall).toBeGreaterThanOrEqual(0.92)
    await measure('unseen', 'browser', search)
  })
})
