import { compileText } from './named-parameters.ts'

/** The generated types of a module's statements, by name; see docs/decisions/039. */
export type StatementTypes = Record<string, { params: object | undefined; row: object }>

declare const types: unique symbol

/** One SQL text that may run. Its types come from the database, not from the caller. */
export type Statement<Params, Row> = {
  readonly name: string
  readonly text: string
  /** Names of $1, $2, … in this order. */
  readonly parameters: readonly string[]
  /** For the compiler only; absent at runtime. */
  readonly [types]?: { params: Params; row: Row }
}

/** The row type of a statement. */
export type RowOf<Given> = Given extends Statement<never, infer Row> ? Row : never

/** The parameters of a statement as further arguments of a call: none if it has none. */
export type ParamsArgument<Params> = [Params] extends [undefined] ? [] : [params: Params]

/** A statement as the check reads it: its texts before their parameters are numbered, one for each case. */
export type DefinedStatement = { name: string; sources: readonly string[] }

const defined = new Map<string, DefinedStatement>()

/** Every statement of the loaded modules. */
export const listDefinedStatements = (): readonly DefinedStatement[] => [...defined.values()]

const define = (name: string, sources: readonly string[]): void => {
  if (defined.has(name)) throw new Error(`Two statements are named ${name}`)
  defined.set(name, { name, sources })
}

const compile = <Params, Row>(name: string, source: string): Statement<Params, Row> => {
  const { text, parameters } = compileText(source)
  return { name, text, parameters }
}

/**
 * Defines a module's statements, at module level: `const { statement, family } = statementsOf<OrderStatements>('orders')`.
 * Every text that can run is known when the modules are loaded; `npm run check` prepares each against the migrated schema.
 */
export const statementsOf = <Types extends StatementTypes>(module: string) => ({
  /** One text with named parameters (`:store_id`). The same name is the same value. */
  statement<Name extends keyof Types & string>(name: Name, source: string): Statement<Types[Name]['params'], Types[Name]['row']> {
    const full = `${module}.${name}`
    define(full, [source])
    return compile(full, source)
  },

  /** Several texts with the same row type, one for each case: optional filters, sort orders. */
  family<Name extends keyof Types & string, Case extends string>(
    name: Name,
    sources: Readonly<Record<Case, string>>,
  ): Readonly<Record<Case, Statement<Types[Name]['params'], Types[Name]['row']>>> {
    const full = `${module}.${name}`
    const cases = Object.entries<string>(sources)
    define(
      full,
      cases.map(([, source]) => source),
    )
    const compiled = cases.map(([key, source]) => [key, compile(`${full}[${key}]`, source)])
    // @NOTE Object.fromEntries loses the types of its keys.
    return Object.fromEntries(compiled) as Record<Case, Statement<Types[Name]['params'], Types[Name]['row']>>
  },
})

/** The values of a statement in the order of its numbers. Throws when one is missing: the driver would write NULL. */
export const valuesOf = (
  { name, parameters }: Pick<Statement<unknown, unknown>, 'name' | 'parameters'>,
  params: unknown,
): unknown[] => {
  // @NOTE the statement's type says which names it has.
  const given = (params ?? {}) as Readonly<Record<string, unknown>>
  return parameters.map((parameter) => {
    const value = given[parameter]
    if (value === undefined) throw new Error(`${name} needs a value for :${parameter}`)
    return value
  })
}
