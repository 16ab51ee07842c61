import { afterEach, expect, test, vi } from 'vitest'
import { answerWorkerMessages } from '../../app/worker/worker-messages.ts'
import { findCounter, ringsSomewhere } from './open-pages.ts'

afterEach(() => vi.useRealTimers())

const ORIGIN = 'https://jhola.test'
/** An open page; `hear` is its message handler, which does nothing where the app has none. */
const openPage = (path: string, hear?: (event: Pick<MessageEvent, 'data' | 'ports'>) => void, visibilityState = 'visible') => {
  const postMessage = vi.fn((data: unknown, ports: Transferable[] = []) => hear?.({ data, ports: ports as MessagePort[] }))
  return { url: ORIGIN + path, visibilityState, postMessage }
}
const board = (rings: boolean) => (event: Pick<MessageEvent, 'data' | 'ports'>) =>
  answerWorkerMessages(event, ORIGIN, {
    rings: () => rings,
    open: () => undefined,
    refresh: () => undefined,
    shown: () => undefined,
  })

test('a counter page that reports that its bell rings counts as ringing', async () => {
  expect(await ringsSomewhere([openPage('/help'), openPage('/store/orders', board(true))])).toBe(true)
})

test('a visible board whose bell is locked, or silenced by a phone call, does not ring', async () => {
  expect(await ringsSomewhere([openPage('/store/orders', board(false))])).toBe(false)
})

test('a page that does not reply does not ring', async () => {
  vi.useFakeTimers()
  const answer = ringsSomewhere([openPage('/store/orders')])
  await vi.runAllTimersAsync()
  expect(await answer).toBe(false)
})

test('a page that closes during the query does not ring, and another still can', async () => {
  const gone = openPage('/inventory', () => {
    throw new DOMException('gone', 'InvalidStateError')
  })
  expect(await ringsSomewhere([gone])).toBe(false)
  expect(await ringsSomewhere([gone, openPage('/store/orders', board(true))])).toBe(true)
})

test.each(['/store-login', '/shopkeeper-signup', '/admin/stores', '/email-login', '/store/STORE-001', '/'])(
  '%s has no bell, and opens no order',
  async (path) => {
    const page = openPage(path, board(true))
    expect(await ringsSomewhere([page])).toBe(false)
    expect(findCounter([page])).toBeUndefined()
    expect(page.postMessage).not.toHaveBeenCalled()
  },
)

test('a hidden page is not queried, because the browser may block its bell', async () => {
  expect(await ringsSomewhere([openPage('/store/orders', board(true), 'hidden')])).toBe(false)
})

test('a notification opens in the open counter, also when a sign-in page was used last', () => {
  const counter = openPage('/inventory', board(true), 'hidden')
  expect(findCounter([openPage('/store-login'), openPage('/admin/stores'), counter])).toBe(counter)
})
