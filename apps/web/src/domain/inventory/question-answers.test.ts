import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAnswer, openQuestions, questionAnswers, sendAnswers } from './question-answers.ts'

const ask = (product_id: string) => ({ product_id, name: product_id, name_hi: null, image: '', brand: '', pack_size: null })
type Sent = { url: string; key: string; body: unknown }
let sent: Sent[] = []
let status = 200
let refused = 0
const refuse = (): void => {
  refused += 1
}

beforeEach(() => {
  sent = []
  status = 200
  refused = 0
  questionAnswers.write({})
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', async (url: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    if (status === 0) throw new TypeError('no network')
    sent.push({ url, key: new Headers(headers).get('idempotency-key') ?? '', body: JSON.parse(body) })
    return Response.json(status === 200 ? { success: true, questions: [] } : { code: 'catalogue.not_found', message: '' }, {
      status,
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

const send = () => sendAnswers({ onReply: () => undefined, onRefused: () => refuse() })

test('an answer hides its question at once and is sent once', async () => {
  keepAnswer('butter', 'yes')
  keepAnswer('butter', 'no')
  expect(openQuestions([ask('butter'), ask('salt')], questionAnswers.read())).toEqual([ask('salt')])
  await send()
  await send()
  expect(sent).toMatchObject([{ url: expect.stringContaining('/inventory/questions/butter'), body: { answer: 'yes' } }])
  expect(questionAnswers.read()).toEqual({})
})

test('without a network it waits and keeps its key; a refusal ends it', async () => {
  status = 0
  keepAnswer('butter', 'no')
  const { key } = questionAnswers.read().butter ?? {}
  await send()
  expect(questionAnswers.read()).toEqual({ butter: { answer: 'no', key } })
  status = 404
  await send()
  expect(sent.map((one) => one.key)).toEqual([key])
  expect(refused).toBe(1)
  expect(questionAnswers.read()).toEqual({})
})
