import { expect, test } from 'vitest'
import { englishLeft } from './english-left.ts'

test.each([
  ['कार्ट में 2 items', ['items']],
  ['UPI से ₹20 दें, GST के साथ', []],
  ['hello@jhola.in और https://jhola.in/help', []],
  ['24-hour delivery', ['hour', 'delivery']],
  ['अच्छा: decade, facade, added', ['decade', 'facade', 'added']],
])('of "%s" %j is English', (text, words) => {
  expect(englishLeft(text)).toEqual(words)
})

test.each([
  '019ddda4-7f3c-7abc-9eda-beadfadec0de',
  'order_019ddda4-7f3c-7abc-9eda-beadfadec0de',
  'ddda12f3-9c1b-4faa-8bad-0123456789ab',
  'भुगतान 019ddda47f3c',
  'DDDA12F3',
])('the digits of the id in "%s" are no words', (text) => {
  expect(englishLeft(text).filter((word) => word !== 'order')).toEqual([])
})

test('names that people gave are not ours to translate', () => {
  expect(englishLeft('Asha Kirana खुला है', (word) => ['asha', 'kirana'].includes(word))).toEqual([])
})
