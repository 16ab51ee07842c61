import { describe, expect, test } from 'vitest'
import { CODE_TRIES, type CodeKind, decideCode, type SentCode, type Standing } from './code-limits.ts'

const NOW = Date.UTC(2026, 10, 20, 6)
const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR

/** An earlier code, so long ago, of an unknown device on another network unless said otherwise. */
const sent = (agoMs: number, more: Partial<SentCode> = {}): SentCode => ({
  ...{ atMs: NOW - agoMs, kind: 'store_owner', standing: 'unknown', isSameDevice: false, isSameNetwork: false },
  ...more,
})
const many = (count: number, agoMs: number, more: Partial<SentCode> = {}): SentCode[] =>
  Array.from({ length: count }, (_, index) => sent(agoMs - index * SECOND, more))
const ask = (standing: Standing, earlier: SentCode[], kind: CodeKind = 'store_owner') =>
  decideCode({ kind, standing, sent: earlier }, NOW)

test('tries: three of four digits, five of six', () => {
  expect(CODE_TRIES).toEqual({ customer: 5, store_owner: 3, email: 5 })
})

describe('a device', () => {
  test('rests 30 seconds after its own code, never after another device’s', () => {
    for (const standing of ['known', 'near', 'unknown'] as const) {
      expect(ask(standing, [sent(10 * SECOND, { standing, isSameDevice: true })]).waitMs).toBe(20 * SECOND)
      expect(ask(standing, [sent(30 * SECOND, { standing, isSameDevice: true })]).waitMs).toBe(0)
      expect(ask(standing, [sent(SECOND)]).waitMs).toBe(0)
    }
  })

  test('that is known has five an hour and ten a day', () => {
    const own = { standing: 'known', isSameDevice: true } as const
    expect(ask('known', many(4, HOUR / 2, own))).toEqual({ standing: 'known', waitMs: 0 })
    expect(ask('known', many(5, HOUR / 2, own)).waitMs).toBe(HOUR / 2)
    expect(ask('known', many(10, DAY / 2, own)).waitMs).toBe(DAY / 2)
  })

  test('that is known waits for nobody: not for ten thousand strangers, not for another known device', () => {
    const others = [...many(10_000, HOUR), ...many(10, HOUR, { standing: 'near' }), ...many(10, HOUR, { standing: 'known' })]
    expect(ask('known', others)).toEqual({ standing: 'known', waitMs: 0 })
  })
})

describe('unknown devices', () => {
  test.each([
    ['store_owner', 5, DAY],
    ['customer', 10, DAY],
    ['email', 5, HOUR],
    ['link', 5, HOUR],
  ] as const)('together have for %s %i in %i ms', (kind, max, perMs) => {
    expect(ask('unknown', many(max - 1, perMs / 2, { kind }), kind).waitMs).toBe(0)
    expect(ask('unknown', many(max, perMs / 2, { kind }), kind).waitMs).toBe(perMs / 2)
    expect(ask('unknown', many(max, perMs, { kind }), kind).waitMs).toBe(0)
  })

  test('of one network have three of the five', () => {
    const ofNetwork = many(3, DAY / 4, { isSameNetwork: true })
    expect(ask('unknown', ofNetwork).waitMs).toBe((DAY * 3) / 4)
    expect(ask('unknown', many(3, DAY / 4)).waitMs).toBe(0)
  })

  test('do not count what known and near devices asked for, nor codes of another kind', () => {
    const others = [
      ...many(9, HOUR, { standing: 'known' }),
      ...many(9, HOUR, { standing: 'near', isSameNetwork: true }),
      ...many(9, HOUR, { kind: 'customer', isSameNetwork: true }),
    ]
    expect(ask('unknown', others)).toEqual({ standing: 'unknown', waitMs: 0 })
  })
})

describe('a new device on a network of the account', () => {
  test('has three a day when strangers have used up the others', () => {
    const flood = many(5, HOUR)
    expect(ask('near', flood)).toEqual({ standing: 'near', waitMs: 0 })
    expect(ask('near', [...flood, ...many(2, HOUR, { standing: 'near' })])).toEqual({ standing: 'near', waitMs: 0 })
    expect(ask('near', [...flood, ...many(3, HOUR, { standing: 'near' })])).toEqual({ standing: 'unknown', waitMs: 23 * HOUR })
  })

  test('shares with the unknown ones after that', () => {
    expect(ask('near', many(3, HOUR, { standing: 'near' }))).toEqual({ standing: 'unknown', waitMs: 0 })
  })
})
