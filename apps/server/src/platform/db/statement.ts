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

/** The choices that a composed text depends on, each with its possible values; the value for the shortest text is first. */
export type Choices = Readonly<Record<string, readonly (string | number | boolean)[]>>

/** One value for each choice. */
export type Chosen<Given extends Choices> = { readonly [Choice in keyof Given]: Given[Choice][number] }

/** A statement as the check reads it: the choices and the function that composes its texts, before parameters are numbered. */
export type DefinedStatement = { name: string; choices: Choices; compose: (chosen: Chosen<Choices>) => string }

const defined = new Map<string, DefinedStatement>()

/** Every statement of the loaded modules. */
export const listDefinedStatements = (): readonly DefinedStatement[] => [...defined.values()]

const define = (statement: DefinedStatement): void => {
  const { name } = statement
  if (defined.has(name)) throw new Error(`Two statements are named ${name}`)
  defined.set(name, statement)
}

const compile = <Params, Row>(name: string, source: string): Statement<Params, Row> => {
  const { text, parameters } = compileText(source)
  return { name, text, parameters }
}

/** Maximum number of cached texts per composed statement; others are composed at each call. */
const MAX_KEPT_TEXTS = 500

/** Composes a statement's text at its first use and caches it. */
const composeLazily = <Params, Row, Given extends Choices>(
  name: string,
  choices: Given,
  compose: (chosen: Chosen<Given>) => string,
): ((chosen: Chosen<Given>) => Statement<Params, Row>) => {
  const kept = new Map<string, Statement<Params, Row>>()
  const names = Object.keys(choices)
  return (chosen) => {
    const key = names.map((choice) => chosen[choice]).join(',')
    const known = kept.get(key)
    if (known) return known
    const made = compile<Params, Row>(`${name}[${key}]`, compose(chosen))
    if (kept.size < MAX_KEPT_TEXTS) kept.set(key, made)
    return made
  }
}

/**
 * Defines a module's statements, at module level: `const { statement, family } = statementsOf<OrderStatements>('orders')`.
 * Every text that can run is known when the modules are loaded, or is composed of known parts; `npm run check` prepares the texts
 * against the migrated schema.
 */
export const statementsOf = <Types extends StatementTypes>(module: string) => ({
  /** One text with named parameters (`:store_id`). The same name is the same value. */
  statement<Name extends keyof Types & string>(name: Name, source: string): Statement<Types[Name]['params'], Types[Name]['row']> {
    const full = `${module}.${name}`
    define({ name: full, choices: {}, compose: () => source })
    return compile(full, source)
  },

  /** Several texts with the same row type, one for each case: optional filters, sort orders. */
  family<Name extends keyof Types & string, Case extends string>(
    name: Name,
    sources: Readonly<Record<Case, string>>,
  ): Readonly<Record<Case, Statement<Types[Name]['params'], Types[Name]['row']>>> {
    const full = `${module}.${name}`
    const cases = Object.entries<string>(sources)
    const texts = new Map(cases)
    define({ name: full, choices: { case: [...texts.keys()] }, compose: (chosen) => texts.get(String(chosen.case)) ?? '' })
    const compiled = cases.map(([key, source]) => [key, compile(`${full}[${key}]`, source)])
    // @NOTE Object.fromEntries loses the types of its keys.
    return Object.fromEntries(compiled) as Record<Case, Statement<Types[Name]['params'], Types[Name]['row']>>
  },

  /**
   * A text composed of parts, one for each choice (filters, sort order), when there are too many combinations to write down. If there are
   * many texts, the check prepares each choice alone, all together and every pair; so a part may depend on one or two choices.
   * Choices that only make sense together are one choice.
   */
  composed<Name extends keyof Types & string, const Given extends Choices>(
    name: Name,
    choices: Given,
    compose: (chosen: Chosen<Given>) => string,
  ): (chosen: Chosen<Given>) => Statement<Types[Name]['params'], Types[Name]['row']> {
    const full = `${module}.${name}`
    // @NOTE the check composes only with values from the choices.
    define({ name: full, choices, compose: (chosen) => compose(chosen as Chosen<Given>) })
    return composeLazily(full, choices, compose)
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
