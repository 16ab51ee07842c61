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
