import { ERRORS } from '@jhola/contract/errors'
import { PICTURE_TYPES } from '@jhola/contract/media/pictures'
import type { Policy, Route } from '@jhola/contract/route'
import { z } from 'zod'
import { routeKey } from '../contract-route/route-services.ts'
import { API_BASE } from '../contract-route/routes.ts'

type Json = Record<string, unknown>

/** A route as the API document describes it; the docs page shows it. */
export type Operation = {
  key: string
  method: string
  path: string
  tag: string
  summary: string
  policy: Policy
  params: Json | undefined
  query: Json | undefined
  body: Json | undefined
  isBodyOptional: boolean
  /** Media types of the file that it accepts instead of JSON. */
  upload: readonly string[] | undefined
  status: number
  reply: Json
}

/** Schemas that many routes share, by their name in the document. */
export type NamedSchemas = Readonly<Record<string, z.ZodType>>

const POLICY_TEXTS: Record<Policy, string> = {
  anyone: 'Anyone may call.',
  first_factor: 'Needs a signed-in person; an administrator also before the second factor.',
  session: 'Needs a signed-in person.',
  shop: "Needs a session of the shop's owner or staff; always acts on the caller's own shop.",
  owner: "Needs a session of the shop's owner.",
  admin: 'Needs an administrator of the platform.',
  order_party: 'Needs the session of the shop or the ordering account, or the order token.',
  development: 'Development only: does not exist in production.',
}

const SECURITY: Record<Policy, object[]> = {
  anyone: [],
  development: [],
  first_factor: [{ cookie: [] }, { bearer: [] }],
  session: [{ cookie: [] }, { bearer: [] }],
  shop: [{ cookie: [] }, { bearer: [] }],
  owner: [{ cookie: [] }, { bearer: [] }],
  admin: [{ cookie: [] }, { bearer: [] }],
  order_party: [{ cookie: [] }, { bearer: [] }, { orderToken: [] }],
}

type Described = { schema: Json; shared: Json }

/** A zod schema as JSON Schema 2020-12, with its named parts separate. */
const describe = (schema: z.ZodType, io: 'input' | 'output', names: z.core.$ZodRegistry<{ id: string }>): Described => {
  // @NOTE zod's document is plain JSON; this only rearranges it.
  const { $schema, $defs, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata: names }) as Json
  const moved = JSON.parse(JSON.stringify({ rest, $defs: $defs ?? {} }).replaceAll('"#/$defs/', '"#/components/schemas/'))
  return { schema: moved.rest, shared: moved.$defs }
}

const parametersOf = (schema: Json | undefined, place: 'path' | 'query'): Json[] => {
  const properties = (schema?.properties ?? {}) as Record<string, Json>
  const required = (schema?.required ?? []) as string[]
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }))
}

const KEY_PARAMETER = { $ref: '#/components/parameters/IdempotencyKey' }
const errorReply = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

const toDocument = (operation: Operation): Json => ({
  tags: [operation.tag],
  operationId: operation.key
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/_$/, ''),
  summary: operation.summary,
  description: POLICY_TEXTS[operation.policy],
  security: SECURITY[operation.policy],
  parameters: [
    ...parametersOf(operation.params, 'path'),
    ...parametersOf(operation.query, 'query'),
    ...(operation.method === 'GET' ? [] : [KEY_PARAMETER]),
  ],
  ...(operation.body
    ? { requestBody: { required: !operation.isBodyOptional, content: { 'application/json': { schema: operation.body } } } }
    : {}),
  ...(operation.upload
    ? { requestBody: { required: true, content: Object.fromEntries(operation.upload.map((type) => [type, {}])) } }
    : {}),
  responses: {
    [operation.status]: { description: 'Done', content: { 'application/json': { schema: operation.reply } } },
    '4XX': errorReply('Refused: the code says why'),
    '5XX': errorReply('Not now: try again'),
  },
})

const errorSchema = {
  type: 'object',
  required: ['success', 'code', 'message'],
  properties: {
    success: { const: false },
    code: { enum: Object.keys(ERRORS) },
    message: { type: 'string', description: "In the caller's language (Accept-Language)" },
    details: { type: 'object', description: 'The facts of some codes; for request.invalid: fields[{field, code, message}]' },
  },
}

const components = (schemas: Json): Json => ({
  schemas: { ...schemas, Error: errorSchema },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description: 'The same key and body again gives the first answer again; another body gives 409 request.key_reused.',
      schema: { type: 'string', minLength: 8, maxLength: 255 },
    },
  },
  securitySchemes: {
    cookie: { type: 'apiKey', in: 'cookie', name: 'jhola_session' },
    bearer: { type: 'http', scheme: 'bearer' },
    orderToken: { type: 'apiKey', in: 'header', name: 'X-Order-Token' },
  },
})

/** The API's description: an OpenAPI 3.1 document and the same routes as a list. */
export type ApiDescription = { document: object; operations: readonly Operation[] }

/** Describes the routes from the schemas that parse their requests and serialise their replies. */
export const describeApi = (
  domains: Readonly<Record<string, Readonly<Record<string, Route>>>>,
  named: NamedSchemas,
): ApiDescription => {
  const names = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(named)) names.add(schema, { id })
  const schemas: Json = {}
  const describeAs = (schema: z.ZodType | undefined, io: 'input' | 'output'): Json | undefined => {
    if (!schema) return undefined
    const described = describe(schema, io, names)
    Object.assign(schemas, described.shared)
    return described.schema
  }
  const operations = Object.entries(domains).flatMap(([tag, routes]) =>
    Object.values(routes).map(
      (route): Operation => ({
        key: routeKey(route),
        method: route.method,
        path: route.path,
        tag,
        summary: route.summary,
        policy: route.policy,
        params: describeAs(route.params, 'input'),
        query: describeAs(route.query, 'input'),
        body: describeAs(route.body, 'input'),
        isBodyOptional: route.body?.safeParse(undefined).success ?? true,
        upload: route.upload === 'image' ? PICTURE_TYPES : undefined,
        status: route.status ?? 200,
        reply: describeAs(route.reply, 'output') ?? {},
      }),
    ),
  )
  const paths: Record<string, Json> = {}
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: toDocument(operation) }
  }
  const info = {
    title: 'Jhola',
    version: '1',
    description: "Orders for India's small shops. Amounts are rupees, times ISO 8601 UTC.",
  }
  return {
    document: { openapi: '3.1.1', info, servers: [{ url: API_BASE }], paths, components: components(schemas) },
    operations,
  }
}
