import type { Client } from 'pg'
import { compileText } from '../../apps/server/src/platform/db/named-parameters.ts'
import { type AnalysedText, analyseText } from './analyse/analyse.ts'
import type { Definition } from './definitions.ts'
import type { Catalog } from './schema/catalog.ts'
import { describe } from './schema/describe.ts'
import { SHOP_RULE_EXCEPTIONS } from './shop-rule-exceptions.ts'
import type { TypedStatement } from './write-types.ts'

export type CheckedStatement = { definition: Definition; typed: TypedStatement | undefined; problems: string[] }

const missingColumns = ({ inserts }: AnalysedText, catalog: Catalog): string[] =>
  inserts.flatMap(({ table, columns }) =>
    [...(catalog.tables.get(table)?.columns.values() ?? [])]
      .filter(({ name, isNotNull, hasDefault }) => isNotNull && !hasDefault && !columns.includes(name))
      .map(({ name }) => `its INSERT leaves out ${table}.${name}, which is NOT NULL and has no default`),
  )

const shopProblems = (name: string, texts: readonly AnalysedText[]): string[] => {
  const unbound = [...new Set(texts.flatMap((text) => text.unbound))]
  const isListed = name in SHOP_RULE_EXCEPTIONS
  if (unbound.length > 0 && !isListed)
    return [
      `no parameter names the shop of ${unbound.join(', ')}: compare its store_id, or give a reason in shop-rule-exceptions.ts`,
    ]
  return unbound.length === 0 && isListed ? ['names its shop everywhere now: take it out of shop-rule-exceptions.ts'] : []
}

const rowShape = ({ columns }: AnalysedText): string => columns.map(({ name, type }) => `${name}: ${type}`).join(', ')

/** One statement of all its cases: a parameter that not every case has is optional, a column that one case has null may be. */
const combine = (name: string, texts: readonly AnalysedText[]): TypedStatement => {
  const parameters = new Map(texts.flatMap((text) => text.parameters.map((one) => [one.name, one] as const)))
  const [first] = texts
  return {
    name,
    parameters: [...parameters.values()].map((one) => ({
      ...one,
      isNullable: texts.some((text) => text.parameters.some((other) => other.name === one.name && other.isNullable)),
      isOptional: !texts.every((text) => text.parameters.some((other) => other.name === one.name)),
    })),
    columns: (first?.columns ?? []).map((column, at) => ({
      ...column,
      isNullable: texts.some((text) => text.columns[at]?.isNullable ?? true),
    })),
  }
}

/** Lets the server parse every text of a statement, reads its types and looks at the rules. */
export const checkStatement = async (client: Client, catalog: Catalog, definition: Definition): Promise<CheckedStatement> => {
  const texts: AnalysedText[] = []
  try {
    for (const source of definition.sources) {
      const compiled = compileText(source)
      texts.push(analyseText(compiled, await describe(client, compiled.text), catalog))
    }
  } catch (error) {
    return { definition, typed: undefined, problems: [error instanceof Error ? error.message : String(error)] }
  }
  const shapes = new Set(texts.map(rowShape))
  return {
    definition,
    typed: combine(definition.name, texts),
    problems: [
      ...new Set(texts.flatMap((text) => missingColumns(text, catalog))),
      ...shopProblems(definition.name, texts),
      ...(shapes.size > 1 ? [`its cases give different rows: ${[...shapes].join(' / ')}`] : []),
    ],
  }
}
