import { describe, expect, test } from 'vitest'
import base from './base.css?raw'
import tokensFile from './tokens.css?raw'

type Tokens = Record<string, string>

const css = tokensFile.replace(/\/\*[\s\S]*?\*\//g, '')
const parseTokens = (body: string): Tokens =>
  Object.fromEntries([...body.matchAll(/--jh-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]))

/** The tokens of one block; a block inside a media query is found by its own selector. */
const block = (selector: string): Tokens => {
  const found = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].find(([, head]) => head?.trim() === selector)
  if (!found) throw new Error(`no block ${selector}`)
  return parseTokens(found[2] ?? '')
}

const light = block(':root')
const dark = { ...light, ...block('[data-theme="dark"]') }
const THEMES: Record<string, { tokens: Tokens; text: number; graphics: number }> = {
  light: { tokens: light, text: 4.5, graphics: 3 },
  dark: { tokens: dark, text: 4.5, graphics: 3 },
  'light, high contrast': { tokens: { ...light, ...block('[data-contrast="high"]') }, text: 7, graphics: 4.5 },
  'dark, high contrast': {
    tokens: { ...dark, ...block('[data-contrast="high"]'), ...block('[data-theme="dark"][data-contrast="high"]') },
    text: 7,
    graphics: 4.5,
  },
}

const luminance = (hex: string): number => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string): number => {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

const GROUNDS = ['paper', 'surface', 'sunken']
/** Text on backgrounds, as the components use them. */
const TEXT_PAIRS: [string, string][] = [
  ...GROUNDS.flatMap((ground): [string, string][] => ['ink', 'ink-soft'].map((text) => [text, ground])),
  ...['brand', 'success', 'warning', 'error'].flatMap((tone): [string, string][] => [
    [tone, 'paper'],
    [tone, 'surface'],
    [tone, `${tone}-soft`],
    ['ink', `${tone}-soft`],
    [`on-${tone}`, tone],
  ]),
  ['brand', 'sunken'],
  ['ink-soft', 'brand-soft'],
  ['brand-hover', 'surface'],
  ['on-brand', 'brand-hover'],
  ['on-cloth', 'cloth'],
  ['on-cloth', 'cloth-hover'],
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['ink', 'action-soft'],
  ['surface', 'ink-soft'],
  ['paper', 'ink'],
]
/** Borders of controls, selection marks, stars, the focus ring. */
const GRAPHIC_PAIRS: [string, string][] = [
  ...['line-strong', 'brand', 'cloth', 'focus', 'star', 'success', 'error'].flatMap((sign): [string, string][] => [
    [sign, 'paper'],
    [sign, 'surface'],
  ]),
  ['brand', 'brand-soft'],
]

describe.each(Object.entries(THEMES))('%s', (_name, { tokens, text, graphics }) => {
  const ratio = (front: string, ground: string) => contrast(tokens[front] ?? '', tokens[ground] ?? '')
  test.each(TEXT_PAIRS)('text in %s on %s is readable', (front, ground) => {
    expect(ratio(front, ground)).toBeGreaterThanOrEqual(text)
  })
  test.each(GRAPHIC_PAIRS)('%s stands out on %s', (front, ground) => {
    expect(ratio(front, ground)).toBeGreaterThanOrEqual(graphics)
  })
})

test('dark by choice and dark by the system are the same', () => {
  expect(block('[data-theme="system"]')).toEqual(block('[data-theme="dark"]'))
  expect(block('[data-theme="system"][data-contrast="high"]')).toEqual(block('[data-theme="dark"][data-contrast="high"]'))
})

test('every colour that utilities name is a token', () => {
  const used = [...base.matchAll(/var\(--jh-([\w-]+)\)/g)].map(([, name]) => name)
  expect(used.filter((name) => name !== undefined && !(name in light))).toEqual([])
})
