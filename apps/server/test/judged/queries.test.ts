import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { starterProducts } from '../../src/modules/inventory/starter/starter-products.ts'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { aStarterShop } from '../factories/starter-shops.ts'
import { readJudgedGoods, readJudgedQueries } from './read-judged-lists.ts'

const goods = readJudgedGoods()
const queries = readJudgedQueries(new URL('./queries/everyday.txt', import.meta.url))
const familyOf = new Map(starterProducts().map(({ family, picture }) => [`/pictures/${picture}.svg`, family]))

describe('judged queries', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await buildTestApp()
  })
  afterAll(() => app.close())

  const search = async (storeId: string, query: string) => {
    const { body } = await app.call(`GET /inventory/products?store_id=${storeId}&search=${encodeURIComponent(query)}`)
    const [first] = body.products as { image: string }[]
    return { answer: body.answer, first: first && familyOf.get(first.image) }
  }

  test('the right product is first in 95% of them, and a wrong one that is not called similar in under 1%', async () => {
    expect(new Set(queries.map(({ query }) => query)).size).toBeGreaterThanOrEqual(400)
    const storeId = await aStarterShop(app, starterProducts())
    const missed: string[] = []
    const wrong: string[] = []
    for (const { query, name } of queries) {
      const { answer, first } = await search(storeId, query)
      if (first !== undefined && goods.get(name)?.includes(first)) continue
      missed.push(`${query} (${answer} ${first})`)
      if (first !== undefined && answer === 'found') wrong.push(query)
    }
    process.stdout.write(
      `queries: ${queries.length}, not first: ${missed.length} (${missed.join(', ')}), wrong first: ${wrong.length}\n`,
    )
    expect(1 - missed.length / queries.length).toBeGreaterThanOrEqual(0.95)
    expect(wrong.length / queries.length).toBeLessThan(0.01)
  })

  test('a shop that has none of it says so: nothing or similar things, never the thing', async () => {
    const without = new Set(['eggs', 'cola', 'coriander-leaves', 'coriander-powder', 'diapers', 'adult-diapers'])
    const storeId = await aStarterShop(
      app,
      starterProducts().filter(({ family, key }) => !without.has(family) && !key.startsWith('paracetamol')),
    )
    for (const query of ['anda', 'egg', 'coke', 'dhaniya', 'nappy', 'paracetamol'])
      expect([query, (await search(storeId, query)).answer]).not.toEqual([query, 'found'])
  })
})
