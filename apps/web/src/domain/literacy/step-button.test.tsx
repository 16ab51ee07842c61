import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LeveledButton } from './step-button.tsx'

const BUTTON = { icon: 'check', label: 'Accept order', short: 'Accept', says: 'accept' } as const
const show = (level: 'none' | 'basic' | 'full') => renderToString(<LeveledButton {...BUTTON} level={level} />)
const wordsIn = (html: string) => html.replace(/<[^>]*>/g, '')

test('picture mode shows a large icon with a spoken name and no text', () => {
  expect(wordsIn(show('none'))).toBe('')
  expect(show('none')).toMatch(/aria-label="Accept order".*data-says="accept"|data-says="accept".*aria-label="Accept order"/)
  expect(show('none')).toContain('min-h-16')
})

test('simple mode shows one word and the icon', () => {
  expect(wordsIn(show('basic'))).toBe('Accept')
  expect(show('basic')).toContain('<svg')
})

test('full mode shows the whole label', () => {
  expect(wordsIn(show('full'))).toBe('Accept order')
})
