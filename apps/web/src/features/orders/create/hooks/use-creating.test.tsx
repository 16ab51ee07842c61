import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Draft, NEW_DRAFT } from '../../../../domain/orders/counter-order-draft.ts'
import { I18nProvider } from '../../../../shared/i18n/i18n-context.tsx'
import { createI18nStore } from '../../../../shared/i18n/i18n-store.ts'
import type { CounterOrder } from '../counter-order.ts'
import { type Creating, useCreating } from './use-creating.ts'
import type { DraftControl } from './use-draft.ts'

type Fault = 'answer lost' | 'never came' | 'refused'

/**
 * A fake server that repeats its first answer to each key, as the real one does (place-order.test.ts); `faults` apply to the next
 * orders.
 */
const aServer = () => {
  const orders = new Map<string, { status: string; notes: unknown }>()
  const answers = new Map<string, { body: string; reply: object }>()
  const faults: Fault[] = []
  const say = (status: number, body: object) => Promise.resolve(Response.json(body, { status }))
  const place = (key: string, body: string) => {
    const fault = faults.shift()
    if (fault === 'never came') throw new TypeError('Failed to fetch')
    if (fault === 'refused') return say(409, { code: 'orders.changed', message: 'changed', details: {} })
    const known = answers.get(key)
    if (known && known.body !== body) return say(409, { code: 'request.key_reused', message: 'reused' })
    const id = `order-${orders.size + 1}`
    const reply = known?.reply ?? { order: { id, order_number: id } }
    if (!known) orders.set(id, { status: 'confirmed', notes: JSON.parse(body).delivery_notes })
    answers.set(key, { body, reply })
    if (fault === 'answer lost') throw new TypeError('Failed to fetch')
    return say(201, reply)
  }
  const fetch = async (url: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    if (url === '/api/v1/orders') return place(headers['idempotency-key'] ?? '', body)
    const id = /orders\/([^/]+)\/status$/.exec(url)?.[1] ?? ''
    orders.set(id, { status: 'cancelled', notes: orders.get(id)?.notes })
    return say(200, { order: { id } })
  }
  return { fetch, faults, all: () => [...orders.values()] }
}

let server = aServer()
beforeEach(() => {
  server = aServer()
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  // Without a network, no retry after a delay.
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('fetch', server.fetch)
})
afterEach(() => void vi.unstubAllGlobals())

const noted = (delivery_notes: string): CounterOrder => ({ store_id: 'STORE-001', delivery_notes }) as unknown as CounterOrder

/** A user at the counter: each press uses a screen that shows the draft as it is stored. */
const aCounter = async () => {
  const i18n = createI18nStore('en')
  await i18n.need(['common', 'orders.create', 'errors'])
  let draft: Draft = { ...NEW_DRAFT, step: 1 }
  const change: DraftControl['change'] = (next) => {
    draft = { ...draft, ...(typeof next === 'function' ? next(draft) : next) }
  }
  const press = async (body: CounterOrder) => {
    const client = new QueryClient()
    let creating: Creating | undefined
    const Screen = () => {
      // @NOTE only the fields that sending reads of a draft
      creating = useCreating({ draft, change } as unknown as DraftControl)
      return null
    }
    renderToString(
      <I18nProvider store={i18n}>
        <QueryClientProvider client={client}>
          <Screen />
        </QueryClientProvider>
      </I18nProvider>,
    )
    creating?.create(body)
    await expect.poll(() => client.isMutating()).toBe(0)
  }
  return { press, draft: () => draft }
}

test('an order whose answer was lost, edited and sent again: one exists, and it is the edited one', async () => {
  const { press, draft } = await aCounter()
  server.faults.push('answer lost')
  await press(noted('a'))
  expect(draft()).toMatchObject({ step: 1, placed: null })
  await press(noted('b'))
  expect(server.all()).toEqual([
    { status: 'cancelled', notes: 'a' },
    { status: 'confirmed', notes: 'b' },
  ])
  expect(draft()).toMatchObject({ step: 2, attempt: null, placed: { order_id: 'order-2', body: JSON.stringify(noted('b')) } })
})

test('edited twice without an answer: the order that was placed is found and cancelled', async () => {
  const { press } = await aCounter()
  server.faults.push('never came', 'answer lost', 'never came')
  for (const notes of ['a', 'b', 'c', 'd']) await press(noted(notes))
  expect(server.all()).toEqual([
    { status: 'cancelled', notes: 'b' },
    { status: 'confirmed', notes: 'd' },
  ])
})

test('an order that was never placed is not placed only to be cancelled', async () => {
  const { press } = await aCounter()
  server.faults.push('never came')
  for (const notes of ['a', 'b']) await press(noted(notes))
  expect(server.all()).toEqual([{ status: 'confirmed', notes: 'b' }])
})

test('a refusal of the edited order does not drop the first one', async () => {
  const { press } = await aCounter()
  server.faults.push('answer lost', 'refused')
  for (const notes of ['a', 'b', 'c']) await press(noted(notes))
  expect(server.all()).toEqual([
    { status: 'cancelled', notes: 'a' },
    { status: 'confirmed', notes: 'c' },
  ])
})

test('the same order again, without an edit, is the one that was placed', async () => {
  const { press, draft } = await aCounter()
  server.faults.push('answer lost')
  for (const notes of ['a', 'a']) await press(noted(notes))
  expect(server.all()).toEqual([{ status: 'confirmed', notes: 'a' }])
  expect(draft()).toMatchObject({ step: 2, placed: { order_id: 'order-1' } })
})
