import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextRefundPayoutState, type RefundPayoutState, type RefundState } from './refunds.ts'

const seed = Math.floor(Math.random() * 2 ** 31)

test(`what is said of a return moves it forward only, in any order and however often (seed ${seed})`, () => {
  const sayings = fc.array(fc.constantFrom<RefundPayoutState>('sent', 'done', 'failed'), { maxLength: 5 })
  const threeTimes = sayings.chain((said) => {
    const all = [...said, ...said, ...said]
    return fc.tuple(fc.constant(said), fc.shuffledSubarray(all, { minLength: all.length }))
  })
  fc.assert(
    fc.property(threeTimes, ([said, shuffled]) => {
      let state: RefundState = 'pending'
      const states = shuffled.map((word) => {
        state = nextRefundPayoutState(state, word)
        return state
      })
      const end = said.includes('done') ? 'done' : said.includes('failed') ? 'failed' : said.includes('sent') ? 'sent' : 'pending'
      expect(states.at(-1) ?? 'pending').toBe(end)
      // A completed refund stays completed.
      expect(states.slice(states.indexOf('done')).every((state) => !states.includes('done') || state === 'done')).toBe(true)
    }),
    { seed, numRuns: 10_000 },
  )
})
