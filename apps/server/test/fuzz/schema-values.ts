import fc from 'fast-check'
import { z } from 'zod'
import { NASTY_NUMBERS, NASTY_TEXTS, nastyValue } from './nasty-values.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Values that exist in the world, by field name. */
export type Known = Readonly<Record<string, readonly unknown[]>>
/** `isTidy`: only valid and existing values, so that requests are not rejected; else also values at and beyond the limits. */
export type Source = { known: Known; isTidy: boolean }

const LENGTH_MAX = 60

/** Cached: parsing a pattern takes longer than generating its texts, and each request uses its route's patterns. */
const matching = new Map<string, fc.Arbitrary<string>>()
const textMatching = (pattern: string): fc.Arbitrary<string> => {
  const known = matching.get(pattern) ?? fc.stringMatching(new RegExp(pattern))
  matching.set(pattern, known)
  return known
}

const textOf = (schema: JsonSchema, isTidy: boolean): fc.Arbitrary<unknown> => {
  if (schema.format === 'uuid') return fc.uuid({ version: 7 })
  if (schema.format === 'date')
    return fc
      .date({ min: new Date('2026-11-18'), max: new Date('2026-11-30'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
  if (schema.format === 'date-time')
    return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }).map((date) => date.toISOString())
  if (schema.format === 'email') return fc.emailAddress()
  if (typeof schema.pattern === 'string') return textMatching(schema.pattern)
  const lower = typeof schema.minLength === 'number' ? schema.minLength : 0
  const upper = typeof schema.maxLength === 'number' ? schema.maxLength : LENGTH_MAX
  if (isTidy) return fc.string({ minLength: Math.max(1, lower), maxLength: Math.min(upper, 20), unit: 'grapheme-ascii' })
  const edges = [upper, upper + 1, Math.max(0, lower - 1)].map((length) => 'क'.repeat(Math.min(length, 5000)))
  return fc.oneof(
    { weight: 6, arbitrary: fc.string({ minLength: lower, maxLength: Math.min(upper, LENGTH_MAX), unit: 'grapheme' }) },
    { weight: 1, arbitrary: fc.constantFrom(...edges) },
    { weight: 1, arbitrary: fc.constantFrom(...NASTY_TEXTS) },
  )
}

const numberOf = (schema: JsonSchema, isTidy: boolean): fc.Arbitrary<unknown> => {
  const lower = Number(schema.minimum ?? schema.exclusiveMinimum ?? -1000)
  const upper = Number(schema.maximum ?? 1000)
  const step = typeof schema.multipleOf === 'number' ? schema.multipleOf : schema.type === 'integer' ? 1 : undefined
  const inside = fc
    .double({ min: lower, max: Math.min(upper, lower + 1e6), noNaN: true })
    .map((value) => (step === undefined ? value : Math.round(value / step) * step))
  const small = Math.min(Math.max(1, Math.ceil(lower)), Math.floor(upper))
  const usual = fc.integer({ min: small, max: Math.min(small + 11, Math.floor(upper)) })
  if (isTidy) return usual
  return fc.oneof(
    { weight: 5, arbitrary: usual },
    { weight: 2, arbitrary: inside },
    { weight: 1, arbitrary: fc.constantFrom(lower, upper, lower - 1, upper + 1, ...NASTY_NUMBERS) },
  )
}

const arrayOf = (schema: JsonSchema, source: Source, name: string): fc.Arbitrary<unknown> => {
  const min = typeof schema.minItems === 'number' ? schema.minItems : 0
  const max = typeof schema.maxItems === 'number' ? schema.maxItems : 5
  // @NOTE our contract has plain lists only, no tuples.
  const item = valueFor((schema.items ?? {}) as JsonSchema, source, name)
  const short = fc.array(item, { minLength: min, maxLength: Math.min(max, 3) })
  if (source.isTidy) return short
  const edge = fc.constantFrom(0, max, max + 1).chain((length) => fc.array(item, { minLength: length, maxLength: length }))
  return fc.oneof({ weight: 12, arbitrary: short }, { weight: 1, arbitrary: edge })
}

/** Fields that are compared with the current state: if they were always sent, nearly every request would be rejected. */
const COMPARED = new Set(['expected_total', 'version'])

const objectOf = (schema: JsonSchema, source: Source): fc.Arbitrary<unknown> => {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, inner]) => [name, valueFor(inner as JsonSchema, source, name)] as const,
  )
  const record = (requiredKeys: readonly string[]) =>
    fc.record(Object.fromEntries(fields), { requiredKeys: requiredKeys as never[], noNullPrototype: true })
  const needed = record(schema.required ?? [])
  return source.isTidy ? fc.oneof(record(fields.map(([name]) => name).filter((name) => !COMPARED.has(name))), needed) : needed
}

const fitsShape = ({ pattern, enum: choices }: JsonSchema, value: unknown): boolean =>
  (typeof pattern !== 'string' || typeof value !== 'string' || new RegExp(pattern).test(value)) &&
  (!choices || choices.some((choice) => choice === value))

/** Values that mostly fit a schema: valid ones, ones at and just beyond the limits, and existing ones by the field's name. */
export const valueFor = (schema: JsonSchema, source: Source, name: string): fc.Arbitrary<unknown> => {
  const fitting = fittingOf(schema, source, name)
  // The same name has another meaning elsewhere: an existing id is not valid for a new shop, and a story's state is not a state
  // of India.
  const existing = source.known[name]?.filter((value) => fitsShape(schema, value))
  if (!existing?.length || schema.const !== undefined || schema.type === 'array' || schema.type === 'object') return fitting
  const existingValue = fc.constantFrom(...existing)
  return source.isTidy ? existingValue : fc.oneof({ weight: 6, arbitrary: existingValue }, { weight: 1, arbitrary: fitting })
}

const fittingOf = (schema: JsonSchema, source: Source, name: string): fc.Arbitrary<unknown> => {
  const branches = schema.anyOf ?? schema.oneOf
  if (branches) return fc.oneof(...branches.map((branch) => valueFor(branch as JsonSchema, source, name)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === 'string') return textOf(schema, source.isTidy)
  if (schema.type === 'number' || schema.type === 'integer') return numberOf(schema, source.isTidy)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'array') return arrayOf(schema, source, name)
  if (schema.type === 'object') return objectOf(schema, source)
  return fc.oneof(fc.string(), fc.integer(), fc.constant('5'))
}

const jsonSchemas = new WeakMap<z.ZodType, JsonSchema>()

const jsonSchemaOf = (schema: z.ZodType): JsonSchema => {
  const known = jsonSchemas.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })
  jsonSchemas.set(schema, known)
  return known
}

type BySchema = WeakMap<z.ZodType, fc.Arbitrary<unknown>>
const tidyValues = new WeakMap<Known, BySchema>()
const otherValues = new WeakMap<Known, BySchema>()

/**
 * Values for a schema of the contract, as a client would send them. Made once for what is known in a world: each request asks
 * again, and what they are made of does not change.
 */
export const requestValue = (schema: z.ZodType, source: Source): fc.Arbitrary<unknown> => {
  const values = source.isTidy ? tidyValues : otherValues
  const ofWorld: BySchema = values.get(source.known) ?? new WeakMap()
  values.set(source.known, ofWorld)
  const value = ofWorld.get(schema) ?? valueFor(jsonSchemaOf(schema), source, '')
  ofWorld.set(schema, value)
  return value
}

type Place = { holder: Record<string, unknown> | unknown[]; key: string }

const placesIn = (value: unknown): Place[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [{ holder: value as Place['holder'], key }, ...placesIn(inner)])
}

/** The same value with one error: replaced, removed, added or wrapped, at any depth. */
export const mutated = (value: unknown): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.nat(), fc.constantFrom('replace', 'replace', 'replace', 'drop', 'add', 'wrap'), nastyValue)
    .map(([which, how, nasty]) => {
      const copy = structuredClone(value)
      const places = placesIn(copy)
      const place = places[which % Math.max(1, places.length)]
      if (!place) return nasty
      if (how === 'drop') Reflect.deleteProperty(place.holder, place.key)
      else if (how === 'wrap') Reflect.set(place.holder, place.key, [Reflect.get(place.holder, place.key)])
      else if (how === 'add' && !Array.isArray(place.holder))
        place.holder[typeof nasty === 'string' ? nasty.slice(0, 40) : 'surplus'] = nasty
      else Reflect.set(place.holder, place.key, nasty)
      return copy
    })
