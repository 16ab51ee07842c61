import { describe, expect, test } from 'vitest'
import { ALL_QUICK_REPLIES, isQuickReplyOf, QUICK_REPLIES } from './quick-replies.ts'
import { decideMessage, isNewsForOther, isThreadOpen, threadClosesAtMs } from './rules.ts'

const DELIVERED = Date.UTC(2026, 10, 20, 14)
const DAY = 86_400_000
const iso = (ms: number) => new Date(ms).toISOString()
const open = { status: 'preparing', created_at: iso(DELIVERED - DAY), status_history: [] as never[] } as const
const over = {
  status: 'delivered',
  created_at: iso(DELIVERED - DAY),
  status_history: [{ status: 'delivered', message: '', timestamp: iso(DELIVERED), by: 'shop' }] as never,
} as const
const codeOf = (decision: ReturnType<typeof decideMessage>) => (decision.ok ? null : decision.refusal.code)

describe('until when one can write about an order', () => {
  test('as long as it is open', () => {
    expect(threadClosesAtMs(open)).toBeNull()
    expect(isThreadOpen(open, DELIVERED + 100 * DAY)).toBe(true)
  })
  test('three days after its end, to the millisecond', () => {
    expect(threadClosesAtMs(over)).toBe(DELIVERED + 3 * DAY)
    expect(isThreadOpen(over, DELIVERED + 3 * DAY - 1)).toBe(true)
    expect(isThreadOpen(over, DELIVERED + 3 * DAY)).toBe(false)
  })
})

describe('what may be said', () => {
  const text = { kind: 'text' } as const
  const photo = { kind: 'photo' } as const
  test.each([
    ['the first word', text, { messages: 0, photos: 0 }, null],
    ['the sixtieth', text, { messages: 59, photos: 0 }, null],
    ['the sixty-first', text, { messages: 60, photos: 0 }, 'threads.full'],
    ['the sixth photo', photo, { messages: 5, photos: 5 }, null],
    ['the seventh photo', photo, { messages: 6, photos: 6 }, 'threads.full'],
    ['a word after six photos', text, { messages: 6, photos: 6 }, null],
  ])('%s', (_name, said, written, code) => expect(codeOf(decideMessage(open, 'customer', said, written, DELIVERED))).toBe(code))
  test('nothing when it is closed', () =>
    expect(codeOf(decideMessage(over, 'shop', text, { messages: 0, photos: 0 }, DELIVERED + 3 * DAY))).toBe('threads.closed'))
  test('only the replies of the own side', () => {
    const none = { messages: 0, photos: 0 }
    expect(codeOf(decideMessage(open, 'shop', { kind: 'quick', quick: 'where' }, none, DELIVERED))).toBe('threads.not_yours')
    expect(codeOf(decideMessage(open, 'customer', { kind: 'quick', quick: 'where' }, none, DELIVERED))).toBeNull()
    expect(QUICK_REPLIES.shop.every((quick) => isQuickReplyOf('shop', quick))).toBe(true)
    expect(ALL_QUICK_REPLIES).toHaveLength(12)
  })
})

test.each([
  ['nothing was said yet', 0, 0, true],
  ['everything was read', 4, 4, true],
  ['one waits already', 4, 3, false],
])('the other side is told when %s', (_name, lastFromOther, readUpTo, isTold) =>
  expect(isNewsForOther({ lastFromOther, readUpTo })).toBe(isTold),
)
