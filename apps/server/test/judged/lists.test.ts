import { isJoining } from '@jhola/contract/catalogue/lists/list-words'
import { readList } from '@jhola/contract/catalogue/lists/read-list'
import type { ListUnit } from '@jhola/contract/catalogue/lists/unit-words'
import { wordsOf } from '@jhola/contract/catalogue/search/text/fold'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { starterProducts } from '../../src/modules/inventory/starter/starter-products.ts'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { aStarterShop } from '../factories/starter-shops.ts'
import { type JudgedLine, readJudgedGoods, readJudgedLists } from './read-judged-lists.ts'

const lists = readJudgedLists()
const goods = readJudgedGoods()
const lineCount = lists.reduce((sum, { lines }) => sum + lines.length, 0)

const kindOf = (unit: ListUnit | null) => (unit === 'g' || unit === 'ml' || unit === 'dozen' ? unit : 'count')
const toKind = (one: { value: number; unit: ListUnit | null } | null) => one && { value: one.value, of: kindOf(one.unit) }

type Line = ReturnType<typeof readList>[number]
/** The amount, the pack, the money, the size and whether it is a product at all, as the list means them. */
const isRead = (line: Line, { amount, pack, rupees, size, goods: name }: JudgedLine): boolean =>
  JSON.stringify([toKind(line.amount), toKind(line.pack), line.rupees, line.size]) ===
    JSON.stringify([amount, pack, rupees, size]) &&
  (line.words !== '' || name === 'none')

const print = (title: string, right: number, wrong: readonly string[]) =>
  process.stdout.write(
    `${title}: ${lists.length} lists, ${right} of ${lineCount} lines right (${((right * 100) / lineCount).toFixed(1)}%); wrong: ${wrong.join(', ')}\n`,
  )

test('there are 200 lists of 5 to 20 lines, of goods that there are', () => {
  expect(lists.length).toBeGreaterThanOrEqual(200)
  const families = new Set(starterProducts().map(({ family }) => family))
  for (const [name, known] of goods) for (const family of known) expect(families.has(family), `${name}: ${family}`).toBe(true)
  for (const { text, lines } of lists) {
    expect(lines.length, text).toBeGreaterThanOrEqual(5)
    expect(lines.length, text).toBeLessThanOrEqual(20)
    for (const { said, meant } of lines)
      expect(meant.goods === 'none' || goods.has(meant.goods), `${said}: ${meant.goods}`).toBe(true)
  }
})

test('nine of ten lines are read right, and no letter or digit of a list is lost', () => {
  const wrong: string[] = []
  let right = 0
  for (const { text, lines } of lists) {
    const read = readList(text)
    // What the lines show, put together, has every letter and digit of the list but line numbers and joining words.
    const shown = read.map((line) => line.text).join(' ')
    expect(shown.length, text).toBeGreaterThan(0)
    for (const { said } of lines) {
      const kept = new Set(wordsOf(shown))
      for (const word of wordsOf(said)) if (!/^\d/.test(word) && !isJoining(word)) expect(kept, text).toContain(word)
    }
    if (read.length !== lines.length) {
      wrong.push(...lines.map(({ said }) => said))
      continue
    }
    for (const [index, { said, meant }] of lines.entries()) {
      const line = read[index]
      if (line && isRead(line, meant)) right += 1
      else wrong.push(said)
    }
  }
  print('lists read', right, wrong)
  expect(right / lineCount).toBeGreaterThanOrEqual(0.95)
})

describe('in a shop with the whole starter catalogue', () => {
  let app: TestApp
  let storeId: string
  beforeAll(async () => {
    app = await buildTestApp()
    storeId = await aStarterShop(app)
  })
  afterAll(() => app.close())

  type Answer = { lines: { words: string; state: string; choices: { product: { image: string }; quantity: number }[] }[] }

  test('nine of ten lines have the right amount of the right product first, without a touch', async () => {
    const familyOf = new Map(starterProducts().map(({ family, picture }) => [`/pictures/${picture}.svg`, family]))
    const wrong: string[] = []
    let right = 0
    for (const { text, lines } of lists) {
      const { status, body } = await app.call('POST /inventory/lists/read', { body: { store_id: storeId, text } })
      expect(status, text).toBe(200)
      const answer = body as Answer
      const read = readList(text)
      for (const [index, { said, meant }] of lines.entries()) {
        const [line, found] = [read[index], answer.lines[index]]
        const family = familyOf.get(found?.choices[0]?.product.image ?? '')
        const isTaken = found?.state === 'matched' || found?.state === 'choices'
        const isRight = meant.goods === 'none' ? !isTaken : isTaken && goods.get(meant.goods)?.includes(family ?? '')
        if (read.length === lines.length && line && isRead(line, meant) && isRight) right += 1
        else wrong.push(`${said} (${found?.state} ${family})`)
      }
    }
    print('lists matched', right, wrong)
    expect(right / lineCount).toBeGreaterThanOrEqual(0.95)
  })

  test('a line that the shop has nothing for stays in the list', async () => {
    const { body } = await app.call('POST /inventory/lists/read', {
      body: { store_id: storeId, text: 'atta 5 kg, qwertyzx 2, namaste' },
    })
    expect((body as Answer).lines.map(({ words, state }) => [words, state])).toEqual([
      ['atta', 'choices'],
      ['qwertyzx', 'none'],
      ['', 'none'],
    ])
  })

  test('a list of more lines than a shopping list has is refused whole', async () => {
    const text = Array.from({ length: 61 }, (_, index) => `atta ${index + 1} kg`).join('\n')
    const { status, body } = await app.call('POST /inventory/lists/read', { body: { store_id: storeId, text } })
    expect(status).toBe(413)
    expect(body).toMatchObject({ code: 'request.too_large' })
  })
})
