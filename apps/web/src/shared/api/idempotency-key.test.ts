import { describe, expect, test } from 'vitest'
import { ApiError } from './api-client.ts'
import { createIdempotencyKey, createTries } from './idempotency-key.ts'

test.each([
  ['no answer', new ApiError('network.timeout', 'No connection', 0)],
  ['a gateway before a server that is away', new ApiError('server.failed', 'An error occurred', 502)],
  ['something that is no answer at all', new TypeError('x is undefined')],
])('a try that got %s is repeated under its own key: it may have been done', (_what, error) => {
  const key = createIdempotencyKey()
  const first = key.read()
  key.failed(error)
  expect(key.read()).toBe(first)
})

test('after a refusal, or for a different request, the next try has a new key', () => {
  const key = createIdempotencyKey()
  const first = key.read()
  key.failed(new ApiError('inventory.above_mrp', 'no', 409))
  const second = key.read()
  key.renew()
  expect(new Set([first, second, key.read()]).size).toBe(3)
})

/**
 * A fake server that changes stock once per idempotency key and replays its first response; `troubles` are failures of the next
 * calls.
 */
const aShelf = () => {
  let stock = 0
  const answers = new Map<string, { by: number; stock: number }>()
  const troubles: ('answer lost' | 'never came' | 'refused' | 'signed out')[] = []
  const send = async ({ by }: { by: number }, key: string): Promise<number> => {
    const trouble = troubles.shift()
    if (trouble === 'never came') throw new ApiError('network.timeout', 'No connection', 0)
    if (trouble === 'signed out') throw new ApiError('auth.required', 'no', 401)
    if (trouble === 'refused') throw new ApiError('inventory.too_much', 'no', 409)
    const known = answers.get(key)
    if (known && known.by !== by) throw new ApiError('request.key_reused', 'reused', 409)
    if (!known) stock += by
    const answer = known ?? { by, stock }
    answers.set(key, answer)
    if (trouble === 'answer lost') throw new ApiError('network.timeout', 'No connection', 0)
    return answer.stock
  }
  return { send, troubles, stock: () => stock }
}

describe('received stock', () => {
  test('is added once when its quantity was edited after a lost response: the executed body is returned', async () => {
    const shelf = aShelf()
    const tries = createTries<{ by: number }>()
    shelf.troubles.push('answer lost')
    await expect(tries.send({ by: 10 }, shelf.send)).rejects.toThrow('No connection')
    expect(await tries.send({ by: 12 }, shelf.send)).toEqual({ body: { by: 10 }, reply: 10 })
    expect(shelf.stock()).toBe(10)
    // A request for two more now succeeds.
    expect(await tries.send({ by: 2 }, shelf.send)).toEqual({ body: { by: 2 }, reply: 12 })
  })

  test('is added as edited when the first try never arrived', async () => {
    const shelf = aShelf()
    const tries = createTries<{ by: number }>()
    shelf.troubles.push('never came')
    await expect(tries.send({ by: 10 }, shelf.send)).rejects.toThrow('No connection')
    expect(await tries.send({ by: 12 }, shelf.send)).toEqual({ body: { by: 12 }, reply: 12 })
    expect(shelf.stock()).toBe(12)
  })

  test.each(['refused', 'signed out'] as const)('is added once, also when a try in between was %s', async (between) => {
    const shelf = aShelf()
    const tries = createTries<{ by: number }>()
    shelf.troubles.push('answer lost', between)
    for (const by of [10, 11]) await expect(tries.send({ by }, shelf.send)).rejects.toThrow()
    expect(await tries.send({ by: 12 }, shelf.send)).toEqual({ body: { by: 10 }, reply: 10 })
    expect(shelf.stock()).toBe(10)
  })

  test('is added twice when requested twice', async () => {
    const shelf = aShelf()
    const tries = createTries<{ by: number }>()
    for (const _ of [1, 2]) await tries.send({ by: 10 }, shelf.send)
    expect(shelf.stock()).toBe(20)
  })
})
