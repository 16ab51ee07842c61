import { compileText } from './named-parameters.ts'

/** What the generated file of a module says of each of its statements, by name; see docs/decisions/039. */
export type StatementTypes = Record<string, { params: object | undefined; row: object }>

declare const types: unique symbol

/** One SQL text that may run. Its types come from the database, not from the caller. */
export type Statement<Params, Row> = {
  readonly name: string
  readonly text: string
  /** Names of $1, $2, … in this order. */
  readonly parameters: readonly string[]
  /** Known to the compiler only. */
  readonly [types]?: { params: Params; row: Row }
}

/** The row that a statement gives. */
export type RowOf<Given> = Given extends Statement<never, infer Row> ? Row : never

/** The parameters of a statement, as further arguments of a call: none when it has none. */
export type ParamsArgument<Params> = [Params] extends [undefined] ? [] : [params: Params]

/** What a text is made by: each choice with everything that may be chosen, what asks for least first. */
export type Choices = Readonly<Record<string, readonly (string | number | boolean)[]>>

/** One of each of the choices. */
export type Chosen<Given extends Choices> = { readonly [Choice in keyof Given]: Given[Choice][number] }

/** A statement as the check reads it: what its texts are made by, and how, before their parameters are numbered. */
export type DefinedStatement = { name: string; choices: Choices; compose: (chosen: Chosen<Choices>) => string }

const defined = new Map<string, DefinedStatement>()

/** Every statement of the modules that are loaded. */
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

/** How many texts of one composed statement are kept; further ones are made at each call. */
const MAX_KEPT_TEXTS = 500

/** Makes a composed statement's text when it is first asked for. */
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
 * How a module defines its statements, at module level: `const { statement, family } = statementsOf<OrderStatements>('orders')`. Every text
 * that can run is known when the modules are loaded, or is composed of pieces that are; `npm run check` prepares them against the migrated schema.
 */
export const statementsOf = <Types extends StatementTypes>(module: string) => ({
  /** One text with parameters by name (`:store_id`), the same one name for the same value. */
  statement<Name extends keyof Types & string>(name: Name, source: string): Statement<Types[Name]['params'], Types[Name]['row']> {
    const full = `${module}.${name}`
    define({ name: full, choices: {}, compose: () => source })
    return compile(full, source)
  },

  /** Several texts that give the same row, one for each case: filters that are left out, sort orders. */
  family<Name extends keyof Types & string, Case extends string>(
    name: Name,
    sources: Readonly<Record<Case, string>>,
  ): Readonly<Record<Case, Statement<Types[Name]['params'], Types[Name]['row']>>> {
    const full = `${module}.${name}`
    const cases = Object.entries<string>(sources)
    const texts = new Map(cases)
    define({ name: full, choices: { case: [...texts.keys()] }, compose: (chosen) => texts.get(String(chosen.case)) ?? '' })
    const compiled = cases.map(([key, source]) => [key, compile(`${full}[${key}]`, source)])
    // @NOTE Object.fromEntries forgets which keys it was given.
    return Object.fromEntries(compiled) as Record<Case, Statement<Types[Name]['params'], Types[Name]['row']>>
  },

  /**
   * A text with a piece for each of several choices, such as filters and an order, of which there are too many together to write down. Of
   * many texts the check prepares each choice alone, all together and every two of them; so a piece may depend on one choice, or on two. Choices
   * that only make sense together are one choice.
   */
  composed<Name extends keyof Types & string, const Given extends Choices>(
    name: Name,
    choices: Given,
    compose: (chosen: Chosen<Given>) => string,
  ): (chosen: Chosen<Given>) => Statement<Types[Name]['params'], Types[Name]['row']> {
    const full = `${module}.${name}`
    // @NOTE the check composes with nothing but what is in the choices.
    define({ name: full, choices, compose: (chosen) => compose(chosen as Chosen<Given>) })
    return composeLazily(full, choices, compose)
  },
})

/** The values of a statement in the order of its numbers. Throws when one is left out: the driver would write NULL. */
export const valuesOf = (
  { name, parameters }: Pick<Statement<unknown, unknown>, 'name' | 'parameters'>,
  params: unknown,
): unknown[] => {
  // @NOTE the types of the statement say which names it has.
  const given = (params ?? {}) as Readonly<Record<string, unknown>>
  return parameters.map((parameter) => {
    const value = given[parameter]
    if (value === undefined) throw new Error(`${name} needs a value for :${parameter}`)
    return value
  })
}
