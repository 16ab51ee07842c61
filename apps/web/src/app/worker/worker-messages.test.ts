import { expect, test, vi } from 'vitest'
import { answerWorkerMessages } from './worker-messages.ts'

const guide = () => ({ rings: () => true, open: vi.fn(), refresh: vi.fn(), shown: vi.fn() })

test.each(['https://evil.example', 'javascript:1', '//evil.example', '/\\evil.example', 7, undefined])(
  'the worker opens no address like %s',
  (path) => {
    const { open, ...rest } = guide()
    answerWorkerMessages({ data: { type: 'open', path }, ports: [] }, { open, ...rest })
    expect(open).not.toHaveBeenCalled()
  },
)

test('a notification opens its order, and a reply on it refetches the orders', () => {
  const given = guide()
  answerWorkerMessages({ data: { type: 'open', path: '/store/orders?order=7' }, ports: [] }, given)
  expect(given.open).toHaveBeenCalledWith('/store/orders?order=7')
  answerWorkerMessages({ data: { type: 'order answered' }, ports: [] }, given)
  expect(given.refresh).toHaveBeenCalledOnce()
  answerWorkerMessages({ data: { type: 'shown', order_id: '7' }, ports: [] }, given)
  expect(given.shown).toHaveBeenCalledWith('7')
})

test.each([null, undefined, 'open', { type: 'something else' }])('the unknown message %j changes nothing', (data) => {
  const given = guide()
  answerWorkerMessages({ data, ports: [] }, given)
  expect([given.open.mock.calls, given.refresh.mock.calls, given.shown.mock.calls]).toEqual([[], [], []])
})
