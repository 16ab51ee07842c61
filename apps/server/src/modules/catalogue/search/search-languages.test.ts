import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Product } from '@jhola/contract/catalogue/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOwner, aProduct, aStore } from '../../../../test/factories/shops.ts'

const CATALOGUED = ['Toned Milk', 'Brown Rice', 'Onion', 'Iodised Salt', 'Sandal Soap'] as const

/** Names of common products: milk, rice, onions, salt, soap. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  en: ['milk', 'rice', 'onion', 'salt', 'soap'],
  hi: ['दूध', 'चावल', 'प्याज़', 'नमक', 'साबुन'],
  ta: ['பால்', 'அரிசி', 'வெங்காயம்', 'உப்பு', 'சோப்பு'],
  te: ['పాలు', 'బియ్యం', 'ఉల్లిపాయ', 'ఉప్పు', 'సబ్బు'],
  bn: ['দুধ', 'চাল', 'পেঁয়াজ', 'নুন', 'সাবান'],
  mr: ['दूध', 'तांदूळ', 'कांदा', 'मीठ', 'साबण'],
  gu: ['દૂધ', 'ચોખા', 'ડુંગળી', 'મીઠું', 'સાબુ'],
  kn: ['ಹಾಲು', 'ಅಕ್ಕಿ', 'ಈರುಳ್ಳಿ', 'ಉಪ್ಪು', 'ಸಾಬೂನು'],
  ml: ['പാൽ', 'അരി', 'സവാള', 'ഉപ്പ്', 'സോപ്പ്'],
  pa: ['ਦੁੱਧ', 'ਚੌਲ', 'ਪਿਆਜ਼', 'ਲੂਣ', 'ਸਾਬਣ'],
  or: ['କ୍ଷୀର', 'ଚାଉଳ', 'ପିଆଜ', 'ଲୁଣ', 'ସାବୁନ'],
  as: ['গাখীৰ', 'চাউল', 'পিয়াঁজ', 'নিমখ', 'চাবোন'],
  ur: ['دودھ', 'چاول', 'پیاز', 'نمک', 'صابن'],
}
const LANGUAGES = Object.keys(SAID)
/** Products always have English and Hindi names. */
const NAMED = LANGUAGES.filter((language) => language !== 'en' && language !== 'hi')

let app: TestApp
let storeId: string
let owner: string
beforeAll(async () => {
  app = await buildTestApp()
  const store = await aStore(app)
  storeId = store.store_id
  owner = await app.signIn(anOwner(store))
  // As shops write them: with a brand before and a size after; some names are in no catalogue.
  for (const name of CATALOGUED) await aProduct(app, store, { name: `Maker ${name} 500 g` })
  for (const name of [
    'Amul Gold Milk',
    'Daawat Rice',
    'Nashik Onion',
    'Tata Salt',
    'Lux Soap',
    'Milk Chocolate',
    'Salted Chips',
    'Lamp',
  ])
    await aProduct(app, store, { name })
})
afterAll(() => app.close())

const search = async (typed: string): Promise<string[]> => {
  const { body } = await app.call(`GET /inventory/products?store_id=${storeId}&pageSize=50&search=${encodeURIComponent(typed)}`)
  return (body.products as Product[]).map(({ name }) => name)
}

const namesIn = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(app.config.paths.locales, language, 'names.json'), 'utf8'))

describe.each(NAMED)('a customer who types %s finds goods by the name that their screen shows', (language) => {
  const names = () => namesIn(language)

  test.each(CATALOGUED)('%s', async (name) => {
    const [first] = await search(names()[name] ?? '')
    expect(first).toBe(`Maker ${name} 500 g`)
  })
})

describe.each(LANGUAGES)('a customer who types %s finds every maker by the plain word', (language) => {
  test.each([
    [0, ['Amul Gold Milk', 'Maker Toned Milk 500 g']],
    [1, ['Daawat Rice', 'Maker Brown Rice 500 g']],
    [2, ['Maker Onion 500 g', 'Nashik Onion']],
    [3, ['Maker Iodised Salt 500 g', 'Tata Salt']],
    [4, ['Lux Soap', 'Maker Sandal Soap 500 g']],
  ] as const)('word %i', async (word, wanted) => {
    const found = await search(SAID[language]?.[word] ?? '')
    expect(found.slice(0, 2).toSorted()).toEqual(wanted)
    expect(found).not.toContain('Lamp')
  })
})

test('the size that was asked for in words comes first, with a maker beside it', async () => {
  expect(await search('tata உப்பு ஒரு கிலோ')).toEqual(['Tata Salt'])
  expect((await search('আধা কেজি পেঁয়াজ'))[0]).toBe('Maker Onion 500 g')
  expect((await search('دو پیکٹ دودھ')).slice(0, 2)).toEqual(['Amul Gold Milk', 'Maker Toned Milk 500 g'])
})

test('the shop finds them on its own shelf', async () => {
  const of = async (typed: string) => {
    const { body } = await app.call(`GET /inventory/shelf?search=${encodeURIComponent(typed)}`, { token: owner })
    return (body.products as Product[]).map(({ name }) => name)
  }
  expect((await of('வெங்காயம்')).toSorted()).toEqual(['Maker Onion 500 g', 'Nashik Onion'])
  expect(await of('ডিটারজেন্ট')).toEqual([])
})
