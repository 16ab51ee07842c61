import fastify, { type FastifySerializerCompiler } from 'fastify'
import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

const isNull = (schema: JsonSchema): boolean => schema.type === 'null'

/**
 * Changes a schema into the form that fast-json-stringify serialises fastest. `X
 * null` becomes a nullable X: a union would be validated at every reply. Formats are removed: our own output is not checked
 * again, and text is always escaped.
 */
const simplify = ({ jsonSchema }: { jsonSchema: JsonSchema }): void => {
  const branches = jsonSchema.anyOf
  if (branches?.length === 2 && branches.some(isNull)) {
    const other = branches.find((branch) => !isNull(branch))
    delete jsonSchema.anyOf
    Object.assign(jsonSchema, other, { nullable: true })
  }
  delete jsonSchema.format
  delete jsonSchema.pattern
}

/** The compiled form of a reply. Fields that the contract does not declare are never sent. */
export const toReplySchema = (reply: z.ZodType): object =>
  z.toJSONSchema(reply, { io: 'output', target: 'draft-7', unrepresentable: 'any', reused: 'inline', override: simplify })

type Serialiser = ReturnType<FastifySerializerCompiler<object>>

/** Fastify's own compiler of replies. An instance opens it with its first route that has a schema. */
const openCompiler = async (): Promise<FastifySerializerCompiler<object>> => {
  const opener = fastify()
  opener.get('/', { schema: { response: { 200: { type: 'null' } } } }, async () => null)
  await opener.ready()
  const { serializerCompiler } = opener
  if (!serializerCompiler) throw new Error('Fastify has no compiler of replies')
  return serializerCompiler
}

const compile = await openCompiler()
const compiled = new WeakMap<z.ZodType, { schema: object; serialise: Serialiser }>()

/**
 * Compiles a reply once per process: a GET and its HEAD share the serialiser, and so do all servers of one process. The schemas of the
 * contract never change.
 */
export const compileReply = (reply: z.ZodType): { schema: object; serialise: Serialiser } => {
  const known = compiled.get(reply)
  if (known) return known
  const schema = toReplySchema(reply)
  const made = { schema, serialise: compile({ schema, method: '', url: '' }) }
  compiled.set(reply, made)
  return made
}
