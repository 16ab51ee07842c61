import { expect, test } from 'vitest'
import { mergeNews } from './shop-news.ts'

const placed = (text: string) => ({ kind: 'placed', text }) as const
const other = (text: string) => ({ kind: 'other', text }) as const

test('nothing, one, and several orders', () => {
  expect(mergeNews([])).toBeNull()
  expect(mergeNews([placed('New order 1')])).toEqual({ text: 'New order 1', placed: 0, more: 0 })
  expect(mergeNews([placed('a'), placed('b'), placed('c')])).toEqual({ text: '', placed: 3, more: 0 })
})

test('other news: the last one, and how many came with it', () => {
  expect(mergeNews([placed('a'), other('Order 2 paid')])).toEqual({ text: 'Order 2 paid', placed: 0, more: 1 })
})
