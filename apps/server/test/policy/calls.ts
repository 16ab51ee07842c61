import type { Route, Upload } from '@jhola/contract/route'
import fc from 'fast-check'
import type { z } from 'zod'
import type { TestApp } from '../build-test-app.ts'
import { type Known, requestValue } from '../fuzz/schema-values.ts'

/** A valid call. `namesStore`: its path, query or body names a store. */
export type Call = { path: string; body: unknown; headers: Record<string, string>; namesStore: boolean }
export type Told = { status: number; code: string | undefined; text: string }

const SEED = 20_261_121
/** A few attempts suffice for most schemas; some require more than their JSON schema says. */
const TRIES = [4, 60]

/** The smallest possible files, for calls that accept one. */
const FILES: Record<Upload, { type: string; bytes: Buffer }> = {
  image: {
    type: 'image/png',
    bytes: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  },
  table: { type: 'text/csv', bytes: Buffer.from('name,price\nDal,60\n') },
}

const fieldsOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {})

/** The value without its invalid fields. Some fields are only valid together with others. */
const withoutWrong = (schema: z.ZodType, value: unknown): unknown => {
  const parsed = schema.safeParse(value)
  if (parsed.success || typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]))
  return Object.fromEntries(Object.entries(value).filter(([name]) => !wrong.has(name)))
}

/** A value that the schema accepts, with existing ids, and with the most fields. Throws if none is found. */
const fittingValue = (schema: z.ZodType | undefined, known: Known, what: string): unknown => {
  if (!schema) return undefined
  for (const numRuns of TRIES) {
    const tried = fc.sample(requestValue(schema, { known, isTidy: true }), { seed: SEED, numRuns })
    const fitting = [...tried, ...tried.map((value) => withoutWrong(schema, value))].filter(
      (value) => schema.safeParse(value).success,
    )
    const [first] = fitting
    if (fitting.length > 0) return fitting.find((value) => fieldsOf(value).store_id !== undefined) ?? first
  }
  throw new Error(`no value fits ${what}`)
}

const toQuery = (value: unknown): string => {
  const pairs = Object.entries(fieldsOf(value)).map(([name, inner]) => `${name}=${encodeURIComponent(String(inner))}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** A call of this route that the contract's own schemas accept. */
export const fittingCall = (route: Route, known: Known): Call => {
  const key = `${route.method} ${route.path}`
  const params = fieldsOf(fittingValue(route.params, known, `the address of ${key}`))
  const query = fittingValue(route.query, known, `the query of ${key}`)
  const body = route.upload ? FILES[route.upload].bytes : fittingValue(route.body, known, `the body of ${key}`)
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  return {
    path: `/api/v1${path}${toQuery(query)}`,
    body,
    headers: route.upload ? { 'content-type': FILES[route.upload].type } : {},
    namesStore: [params, query, body].some((part) => fieldsOf(part).store_id !== undefined),
  }
}

const codeIn = (text: string): string | undefined => {
  const body = fieldsOf(JSON.parse(text))
  return typeof body.code === 'string' && body.success === false ? body.code : undefined
}

/** Makes the call with these additional headers. */
export const ask = async (app: TestApp, route: Route, call: Call, headers: Record<string, string>): Promise<Told> => {
  const reply = await app.inject({
    method: route.method,
    url: call.path,
    headers: { ...call.headers, ...headers },
    ...(call.body === undefined ? {} : { payload: call.body as object }),
  })
  return { status: reply.statusCode, code: codeIn(reply.payload), text: reply.payload }
}
