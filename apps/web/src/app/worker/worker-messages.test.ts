import { HOSTILE_RETURN_PATHS } from '@jhola/contract/shared/web/hostile-return-paths'
import { expect, test, vi } from 'vitest'
import { answerWorkerMessages } from './worker-messages.ts'

const ORIGIN = 'https://jhola.example'

const guide = () => ({ rings: () => true, open: vi.fn(), refresh: vi.fn(), shown: vi.fn() })

test('the worker opens no page of another site', () => {
  const { open, ...rest } = guide()
  for (const path of [...HOSTILE_RETURN_PATHS, 7, undefined])
    answerWorkerMessages({ data: { type: 'open', path }, ports: [] }, ORIGIN, { open, ...rest })
  for (const [path] of open.mock.calls) expect(new URL(path, `${ORIGIN}/store/orders`).origin).toBe(ORIGIN)
  open.mockClear()
  for (const path of ['https://evil.example', 'javascript:1', '//evil.example', '/\\evil.example', 7, undefined])
    answerWorkerMessages({ data: { type: 'open', path }, ports: [] }, ORIGIN, { open, ...rest })
  expect(open).not.toHaveBeenCalled()
})

test('a notification opens its order, and a reply on it refetches the orders', () => {
  const given = guide()
  answerWorkerMessages({ data: { type: 'open', path: '/store/orders?order=7' }, ports: [] }, ORIGIN, given)
  expect(given.open).toHaveBeenCalledWith('/store/orders?order=7')
  answerWorkerMessages({ data: { type: 'order answered' }, ports: [] }, ORIGIN, given)
  expect(given.refresh).toHaveBeenCalledOnce()
  answerWorkerMessages({ data: { type: 'shown', order_id: '7' }, ports: [] }, ORIGIN, given)
  expect(given.shown).toHaveBeenCalledWith('7')
})

test.each([null, undefined, 'open', { type: 'something else' }])('the unknown message %j changes nothing', (data) => {
  const given = guide()
  answerWorkerMessages({ data, ports: [] }, ORIGIN, given)
  expect([given.open.mock.calls, given.refresh.mock.calls, given.shown.mock.calls]).toEqual([[], [], []])
})
