import { expect, test } from 'vitest'
import { clipsOf, counted, numberClips } from './parts.ts'
import { partsIn } from './phrases.ts'

test.each([
  [0, ['0']],
  [7, ['7']],
  [99, ['99']],
  [100, ['100']],
  [101, ['100+', '1']],
  [404, ['400+', '4']],
  [1000, ['1000']],
  [1001, ['1000+', '1']],
  [2500, ['2000+', '500']],
  [45_678, ['45000+', '600+', '78']],
  [99_999, ['99000+', '900+', '99']],
])('%d is said as %j', (number, clips) => {
  expect(numberClips(number)).toEqual(clips)
})

test.each([-1, 1.5, 100_000, Number.NaN])('%d has no clips', (number) => {
  expect(numberClips(number)).toBeNull()
})

test('a sentence is put together from phrases and numbers; a number too large is left out', () => {
  expect(clipsOf(['new', 3, 'items_other', 404, 'rupees_other'])).toEqual([
    'new',
    '3',
    'items_other',
    '400+',
    '4',
    'rupees_other',
  ])
  expect(clipsOf(['large', 250_000, 'rupees_other'])).toEqual(['large', 'rupees_other'])
})

test('what is counted follows the language: in English nothing is many, in Hindi it is one', () => {
  expect(counted('en', 1, 'items')).toEqual([1, 'items_one'])
  expect(counted('en', 0, 'items')).toEqual([0, 'items_other'])
  expect(counted('hi', 0, 'items')).toEqual([0, 'items_one'])
  expect(counted('ta', 5, 'rupees')).toEqual([5, 'rupees_other'])
})

test('what stands on a button is read back into parts; other words are left out', () => {
  expect(partsIn('ready_in 20 minutes_other')).toEqual(['ready_in', 20, 'minutes_other'])
  expect(partsIn('rupees_two 4.5 bag')).toEqual(['bag'])
  expect(partsIn('')).toEqual([])
})
