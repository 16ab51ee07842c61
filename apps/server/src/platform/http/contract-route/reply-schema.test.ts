import { api } from '@jhola/contract/api'
import type { Route } from '@jhola/contract/route'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { compileReply, toReplySchema } from './reply-schema.ts'

const serialise = async (reply: z.ZodType, value: unknown): Promise<unknown> => {
  const app = fastify()
  app.get('/', { schema: { response: { 200: toReplySchema(reply) } } }, async () => value)
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const schema = z.object({
  success: z.literal(true),
  name: z.string(),
  nickname: z.string().nullable(),
  kind: z.enum(['a', 'b']).nullable(),
  partner: z.object({ name: z.string(), phone: z.string().nullable() }).nullable(),
  at: z.iso.datetime().nullable(),
  count: z.number().int().nullable(),
  items: z.array(z.object({ id: z.string() })),
  note: z.string().optional(),
  anything: z.unknown().optional(),
})

const full = {
  success: true,
  name: 'a "quoted" नाम',
  nickname: 'n',
  kind: 'a',
  partner: { name: 'p', phone: null },
  at: '2026-11-20T06:00:00.000Z',
  count: 3,
  items: [{ id: '1' }],
  note: 'x',
  anything: { deep: [1] },
}

test('what is declared is sent as it is, null stays null', async () => {
  expect(await serialise(schema, full)).toEqual(full)
  const { note: _note, anything: _anything, ...required } = full
  const empty = { ...required, nickname: null, kind: null, partner: null, at: null, count: null, items: [] }
  expect(await serialise(schema, empty)).toEqual(empty)
})

test('what is not declared never leaves, at no depth', async () => {
  const leaky = {
    ...full,
    token_hash: 'secret',
    partner: { name: 'p', phone: null, salary: 1 },
    items: [{ id: '1', cost_paise: 5 }],
  }
  expect(await serialise(schema, leaky)).toEqual(full)
})

test('a quote in a moment cannot break out of its text', async () => {
  const crooked = { ...full, at: '","role":"admin' }
  expect(await serialise(schema, crooked)).toEqual(crooked)
})

test('no reply of the contract is validated at run time: none has a union left', () => {
  const withUnions = Object.values(api)
    .flatMap((routes): Route[] => Object.values(routes))
    .filter((route) => JSON.stringify(toReplySchema(route.reply)).includes('anyOf'))
  expect(withUnions.map(({ path }) => path)).toEqual([])
})

test('a reply is compiled once, and drops what the contract does not declare', () => {
  const reply = z.object({ id: z.string() })
  const compiled = compileReply(reply)
  expect(compileReply(reply)).toBe(compiled)
  expect(compileReply(z.object({ id: z.string() }))).not.toBe(compiled)
  expect(compiled.serialise({ id: '1', secret: 'x' })).toBe('{"id":"1"}')
})
