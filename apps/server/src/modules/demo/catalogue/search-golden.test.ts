import { indexProduct } from '@jhola/contract/catalogue/search/index-product'
import { matchIndexed } from '@jhola/contract/catalogue/search/match-products'
import { synonyms } from '@jhola/contract/catalogue/search/synonyms'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { aStore } from '../../../../test/factories.ts'
import { insertProducts } from '../../catalogue/index.ts'
import { toProductRow } from '../month/demo-rows.ts'
import golden from './search-golden.json' with { type: 'json' }
import type { StarterProduct } from './starter-product.ts'
import { starterProducts } from './starter-products.ts'

/** Keys of products, best first. */
type Search = (typed: string) => string[] | Promise<string[]>

const isOneOf = ({ key, category }: StarterProduct, families: readonly string[]): boolean =>
  families.some((family) =>
    family.startsWith('@')
      ? category === family.slice(1)
      : key === family || (key.startsWith(`${family}-`) && /^\d/.test(key.slice(family.length + 1))),
  ) || families.some((family) => family.startsWith('diapers-') && key.startsWith(`${family}-`))

const questions = golden.needs.flatMap(({ wanted, fine, queries }) => {
  const keysOf = (families: readonly string[]) =>
    new Set(starterProducts.filter((product) => isOneOf(product, families)).map(({ key }) => key))
  const asked = { wanted: keysOf(wanted), fine: keysOf([...wanted, ...fine]) }
  return queries.split(',').map((query) => ({ query: query.trim(), ...asked }))
})

const share = (part: number, whole: number, ofNothing = 1): number => (whole === 0 ? ofNothing : part / whole)
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Means over all queries: how much of what came was right, how much of what was wanted came, and came first. */
const measure = async (search: Search) => {
  const scores: { query: string; precision: number; recall: number; first: number }[] = []
  for (const { query, wanted, fine } of questions) {
    const found = await search(query)
    scores.push({
      query,
      precision: share(found.filter((key) => fine.has(key)).length, found.length),
      recall: share(found.filter((key) => wanted.has(key)).length, wanted.size, found.length === 0 ? 1 : 0),
      first: share(found.slice(0, wanted.size).filter((key) => wanted.has(key)).length, wanted.size),
    })
  }
  const worst = scores
    .filter(({ precision, recall }) => precision < 0.5 || recall < 0.5)
    .map(({ query, precision, recall }) => `${query} ${precision.toFixed(2)}/${recall.toFixed(2)}`)
  return {
    precision: mean(scores.map(({ precision }) => precision)),
    recall: mean(scores.map(({ recall }) => recall)),
    first: mean(scores.map(({ first }) => first)),
    worst,
  }
}

const print = (who: string, { precision, recall, first, worst }: Awaited<ReturnType<typeof measure>>): void => {
  const figures = [precision, recall, first].map((value) => value.toFixed(3))
  process.stdout.write(
    `search golden set, ${who}: ${questions.length} queries, precision ${figures[0]}, recall ${figures[1]}, wanted among the first ${figures[2]}\n`,
  )
  if (worst.length > 0) process.stdout.write(`  weak (precision/recall): ${worst.join(', ')}\n`)
}

test('the golden set asks at least 300 different things, each of products that there are', () => {
  expect(new Set(questions.map(({ query }) => query)).size).toBeGreaterThanOrEqual(300)
  for (const { need, wanted, fine } of golden.needs)
    for (const family of [...wanted, ...fine])
      expect(
        starterProducts.some((product) => isOneOf(product, [family])),
        `${need}: ${family}`,
      ).toBe(true)
})

describe('what people mean is found', () => {
  let app: TestApp
  let storeId: string
  beforeAll(async () => {
    app = await buildTestApp()
    const store = await aStore(app)
    storeId = store.store_id
    const nowMs = app.clock.now().getTime()
    await insertProducts(
      app.db,
      starterProducts.map((product) => toProductRow(product, storeId, app.ids.uuid(), nowMs)),
    )
  })
  afterAll(() => app.close())

  test('by the server, in a shop that has the whole starter catalogue', async () => {
    const keyOf = new Map(starterProducts.map(({ key, picture }) => [`/pictures/${picture}.svg`, key]))
    const result = await measure(async (typed) => {
      const { body } = await app.call(
        `GET /inventory/products?store_id=${storeId}&pageSize=200&search=${encodeURIComponent(typed)}`,
      )
      return (body.products as { image: string }[]).map(({ image }) => keyOf.get(image) ?? image)
    })
    print('server', result)
    expect(result.precision).toBeGreaterThanOrEqual(0.9)
    expect(result.recall).toBeGreaterThanOrEqual(0.95)
    expect(result.first).toBeGreaterThanOrEqual(0.85)
  })

  test('by the browser, which knows names, brand, category and pack only', async () => {
    const shelf = starterProducts.map((item) => {
      const { name, name_hi, brand, category, pack_size, description, description_hi } = item
      return { item, index: indexProduct({ name, name_hi, brand, category, pack_size, description, description_hi }) }
    })
    const result = await measure((typed) => matchIndexed(shelf, typed, synonyms).map(({ key }) => key))
    print('browser', result)
    expect(result.precision).toBeGreaterThanOrEqual(0.85)
    expect(result.recall).toBeGreaterThanOrEqual(0.85)
  })
})
