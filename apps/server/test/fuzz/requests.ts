import { allRoutes } from '@jhola/contract/api'
import type { Route, Upload } from '@jhola/contract/route'
import fc from 'fast-check'
import { z } from 'zod'
import { nastyBody, nastyHeader, nastyQuery, nastyType, nastyValue } from './nasty-values.ts'
import { type Known, mutated, requestValue } from './schema-values.ts'

/** The ids that requests may use. `tokenOf`: the tracking token of an order, by its id or that of its payment. */
export type FuzzWorld = { known: Known; tokenOf: ReadonlyMap<string, string> }

/** One request to send. `route` is null if no route of ours should respond. `body` is text; `undefined` sends none. */
export type FuzzRequest = {
  route: Route | null
  method: string
  path: string
  headers: Record<string, string>
  body: string | Buffer | undefined
  /** True: sent over a real socket, byte by byte, rather than passed to the server. */
  isRaw: boolean
}

const weighted = <T>(...parts: readonly [number, fc.Arbitrary<T>][]): fc.Arbitrary<T> =>
  fc.oneof(...parts.map(([weight, arbitrary]) => ({ weight, arbitrary })))

const toJson = (value: unknown): string | undefined => JSON.stringify(value)

const encode = (text: unknown): string => {
  const whole = typeof text === 'string' ? text : (toJson(text) ?? '')
  return encodeURIComponent(whole.toWellFormed()).slice(0, 4000)
}

/** `good`: all parts valid. `wrong`: one part invalid. `wild`: anything anywhere. */
type Mood = 'good' | 'wrong' | 'wild'
type Part = 'path' | 'query' | 'body' | 'headers'

const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')

/** Values of a parameter that accepts only an enumeration. */
const wordsFor = (route: Route, name: string): readonly unknown[] | undefined => {
  const schema = route.params && z.toJSONSchema(route.params, { io: 'input', unrepresentable: 'any' })
  const parameter = schema?.properties?.[name]
  return typeof parameter === 'object' ? parameter.enum : undefined
}

const pathOf = (route: Route, { known }: FuzzWorld, isBad: boolean): fc.Arbitrary<string> => {
  const names = namesIn(route.path)
  const values = names.map((name) => {
    const ofAdmin = route.policy === 'admin' ? known[`admin_${name}`] : undefined
    const fitting = ofAdmin ?? wordsFor(route, name) ?? known[name] ?? ['x']
    const existing = fc.constantFrom(...fitting) as fc.Arbitrary<unknown>
    return isBad ? weighted<unknown>([1, existing], [4, nastyValue], [1, fc.uuid()]) : existing
  })
  const fill = (given: readonly unknown[]) =>
    names.reduce((path, name, index) => path.replace(`{${name}}`, encode(given[index])), `/api/v1${route.path}`)
  return fc.tuple(...values).map(fill)
}

const toQuery = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([name, inner]) => `${encode(name)}=${encode(inner)}`)
        .join('&')
    : encode(value)

const queryOf = (route: Route, { known }: FuzzWorld, isBad: boolean): fc.Arbitrary<string> => {
  const fitting = (isTidy: boolean) => (route.query ? requestValue(route.query, { known, isTidy }) : fc.constant({}))
  if (!isBad) return fitting(true).map(toQuery)
  return weighted([3, fitting(false).map(toQuery)], [3, fitting(true).chain(mutated).map(toQuery)], [2, nastyQuery])
}

type Body = { text: string | Buffer | undefined; type: string | undefined }
const JSON_TYPE = 'application/json'
const NO_BODY: Body = { text: undefined, type: undefined }

/** The smallest possible files: complete, broken, or with a false type. */
const FILES: Record<Upload, { text: Buffer; type: string }> = {
  image: {
    text: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
    type: 'image/png',
  },
  table: {
    text: Buffer.from('name,category,price,stock,date,credit\nDal,Pulses,60,5,20/11/2026,60\n"Salt fine",Essentials,x,-1\n'),
    type: 'text/csv',
  },
}
const fileOf = (upload: Upload, isBad: boolean): fc.Arbitrary<Body> => {
  const whole = FILES[upload]
  if (!isBad) return fc.constant(whole)
  const { text, type } = whole
  return weighted<Body>(
    [2, fc.nat({ max: text.length }).map((length) => ({ type, text: text.subarray(0, length) }))],
    [2, fc.uint8Array({ maxLength: 200 }).map((bytes) => ({ type, text: Buffer.concat([text.subarray(0, 30), bytes]) }))],
    [1, fc.uint8Array({ maxLength: 200 }).map((bytes) => ({ text: Buffer.from(bytes), type: 'image/jpeg' }))],
    [1, nastyType.map((other) => ({ text, type: other }))],
    [1, nastyBody.map((other) => ({ text: other, type: JSON_TYPE }))],
    [1, fc.constant(NO_BODY)],
  )
}

const bodyOf = (route: Route, { known }: FuzzWorld, isBad: boolean): fc.Arbitrary<Body> => {
  const asJson = (value: fc.Arbitrary<unknown>): fc.Arbitrary<Body> =>
    value.map((inner) => ({ text: toJson(inner), type: JSON_TYPE }))
  if (route.method === 'GET') return fc.constant(NO_BODY)
  if (route.upload) return fileOf(route.upload, isBad)
  const fitting = (isTidy: boolean) => (route.body ? requestValue(route.body, { known, isTidy }) : fc.constant({}))
  if (!isBad) return route.body ? asJson(fitting(true)) : fc.constant(NO_BODY)
  return weighted<Body>(
    [5, asJson(fitting(false))],
    [7, asJson(fitting(true).chain(mutated))],
    [1, asJson(nastyValue)],
    [2, nastyBody.map((text) => ({ text, type: JSON_TYPE }))],
    [1, fc.tuple(fitting(true), nastyType).map(([value, type]) => ({ text: toJson(value), type }))],
    [1, fc.constant(NO_BODY)],
  )
}

type Headers = Record<string, string>

const pick = (values: readonly unknown[] | undefined): fc.Arbitrary<string> => fc.constantFrom(...(values ?? ['x'])).map(String)

const SIGNED_IN: ReadonlySet<Route['policy']> = new Set(['first_factor', 'session', 'shop', 'owner', 'admin'])

/** Calls that are served to browsers only: they need the cookie of a device. */
const OF_A_BROWSER = ['/shared-device', '/reports']

const rightHeaders = (route: Route, { known }: FuzzWorld): fc.Arbitrary<Headers> => {
  const isForApps = route.path.startsWith('/auth/totp')
  const sessions = route.policy === 'admin' ? known.admin_session : isForApps ? known.app_session : known.session
  const session = pick(sessions).map((token): Headers => ({ authorization: `Bearer ${token}` }))
  const key = weighted<Headers>([1, fc.uuid().map((id) => ({ 'idempotency-key': id }))], [1, fc.constant({})])
  const language = weighted<Headers>(
    [1, fc.constantFrom('hi', 'en-IN,hi;q=0.8', 'ur').map((wish) => ({ 'accept-language': wish }))],
    [3, fc.constant({})],
  )
  const needsSession = SIGNED_IN.has(route.policy)
  const who = weighted<Headers>([needsSession ? 9 : 1, session], [1, fc.constant({})])
  const device = pick(known.device_cookie).map((token): Headers => ({ cookie: `jhola_device=${token}` }))
  const browser = OF_A_BROWSER.some((part) => route.path.includes(part))
    ? weighted([4, device], [1, fc.constant({})])
    : fc.constant({})
  return fc.tuple(who, key, language, browser).map((parts) => Object.assign({}, ...parts))
}

const wrongHeaders: fc.Arbitrary<Headers> = fc.oneof(
  nastyHeader.map((value) => ({ authorization: value })),
  nastyHeader.map((value) => ({ authorization: `Bearer ${value}` })),
  nastyHeader.map((value) => ({ 'x-order-token': value })),
  nastyHeader.map((value) => ({ 'idempotency-key': value })),
  fc.constantFrom('fuzz-key-1', 'fuzz-key-2').map((value) => ({ 'idempotency-key': value })),
  nastyHeader.map((value) => ({ 'accept-language': value })),
  nastyHeader.map((value) => ({ cookie: value })),
  fc.constantFrom('jhola_session=x', 'jhola_session=', 'jhola_session=%00; jhola_session=a').map((value) => ({ cookie: value })),
  fc.constantFrom('https://evil.example', 'null', 'http://localhost').map((value) => ({ origin: value })),
  nastyHeader.map((value) => ({ 'user-agent': value })),
)

/** Adds the order's own token, as its customer would send it. */
const withToken = (target: string, headers: Headers, { tokenOf }: FuzzWorld, isCustomer: boolean): Headers => {
  const token = [...tokenOf].find(([id]) => target.includes(id))?.[1]
  return isCustomer && token !== undefined && headers['x-order-token'] === undefined
    ? { 'x-order-token': token, ...headers }
    : headers
}

const ofRoute = (route: Route, world: FuzzWorld): fc.Arbitrary<FuzzRequest> => {
  const mood = fc.constantFrom<Mood>('good', 'good', 'good', 'wrong', 'wrong', 'wrong', 'wrong', 'wild', 'wild')
  const part = fc.constantFrom<Part>('path', 'query', 'body', 'body', 'body', 'headers')
  return fc.tuple(mood, part, fc.boolean(), fc.nat({ max: 9 })).chain(([how, which, isCustomer, raw]) => {
    const isBad = (asked: Part): boolean => how === 'wild' || (how === 'wrong' && which === asked)
    const wrong = isBad('headers') ? wrongHeaders : fc.constant<Headers>({})
    const parts = [
      pathOf(route, world, isBad('path')),
      queryOf(route, world, isBad('query')),
      bodyOf(route, world, isBad('body')),
      rightHeaders(route, world),
      wrong,
    ] as const
    return fc.tuple(...parts).map(([path, query, body, right, extra]) => ({
      route,
      method: route.method,
      path: query === '' ? path : `${path}?${query}`,
      headers: {
        ...withToken(
          route.policy === 'order_party' ? `${path} ${body.text ?? ''}` : path,
          { ...right, ...extra },
          world,
          isCustomer,
        ),
        ...(body.type === undefined ? {} : { 'content-type': body.type }),
      },
      body: body.text,
      isRaw: raw === 0,
    }))
  })
}

/** Addresses and methods without a route. */
const strayRequest: fc.Arbitrary<FuzzRequest> = fc
  .tuple(
    fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
    fc.constantFrom(
      '/api/v1/',
      '/api/v1/orders/',
      '/api/v1/nothing',
      '/api',
      '/api/v1/orders/%2e%2e/x',
      '/api/v1//orders',
      '/api/v1/orders/%E0%A4%A',
      '/api/v1/stores/%00',
      '/api/v2/orders',
    ),
  )
  .map(([method, path]) => ({ route: null, method, path, headers: {}, body: undefined, isRaw: false }))

const RARELY_RIGHT: ReadonlySet<string> = new Set([
  '/orders/{id}/refunds',
  '/payments/confirm',
  '/payments/{payment_id}/returns/retry',
  '/payments/{payment_id}/returns/in-cash',
  '/payments/hand-returns/{return_id}/given',
])

/** How often a route is called: routes with a body have more cases. */
const weightOf = (route: Route): number => {
  if (route.path === '/orders' && route.method === 'POST') return 8
  if (route.path === '/orders/{id}/status') return 6
  // Few orders and attempts are in the state that these need.
  if (route.method === 'POST' && RARELY_RIGHT.has(route.path)) return 10
  if (route.path.startsWith('/orders/{id}/')) return 4
  if (route.upload) return 2
  return route.body ? 3 : route.query || route.params ? 2 : 1
}

/** Requests to every route of the contract, or to some of them: valid, nearly valid, and invalid in every way. */
export const anyRequest = (world: FuzzWorld, routes: readonly Route[] = allRoutes): fc.Arbitrary<FuzzRequest> =>
  weighted(...routes.map((route): [number, fc.Arbitrary<FuzzRequest>] => [weightOf(route), ofRoute(route, world)]), [
    1,
    strayRequest,
  ])
