import { beforeEach, expect, test, vi } from 'vitest'
import { accountStore } from './account.ts'
import { forgetPerson } from './forget-person.ts'

const forgets = vi.hoisted(() => ({ orders: vi.fn(), counter: vi.fn() }))
vi.mock('./kept-orders.ts', () => ({ forgetAllKept: forgets.orders }))
vi.mock('./kept-counter.ts', () => ({ keptCounter: { forget: forgets.counter } }))

beforeEach(() => {
  vi.resetAllMocks()
  accountStore.write('u1')
})

test('the account, the orders of a customer and the counter of a shop are forgotten', async () => {
  await forgetPerson()
  expect(accountStore.read()).toBeNull()
  expect(forgets.orders).toHaveBeenCalledOnce()
  expect(forgets.counter).toHaveBeenCalledOnce()
})

test('what cannot be forgotten keeps neither the rest nor the person', async () => {
  forgets.orders.mockImplementation(() => {
    throw new Error('no storage')
  })
  forgets.counter.mockRejectedValue(new Error('no database'))
  await expect(forgetPerson()).resolves.toBeUndefined()
  expect(forgets.counter).toHaveBeenCalledOnce()
})
