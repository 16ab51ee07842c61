import type { Choices, Chosen } from '../../apps/server/src/platform/db/statement.ts'

type Option = Chosen<Choices>[string]
type Row = Map<string, Option>

const keyOf = (name: string, option: Option, otherName: string, other: Option): string =>
  JSON.stringify([
    [name, option],
    [otherName, other],
  ])

/** The pairs of options that stand together in a row, those of the second name's choice after the first's. */
const pairsOf = (row: Row): string[] => {
  const entries = [...row]
  return entries.flatMap(([name, option], at) =>
    entries.slice(at + 1).map(([otherName, other]) => keyOf(name, option, otherName, other)),
  )
}

/** The pairs that an option makes with what is chosen already. */
const pairsWith = (row: Row, names: readonly string[], name: string, option: Option): string[] =>
  [...row].map(([otherName, other]) =>
    names.indexOf(otherName) < names.indexOf(name)
      ? keyOf(otherName, other, name, option)
      : keyOf(name, option, otherName, other),
  )

/**
 * Rows of choices for a check that cannot try all: the first option of each choice; every other option by itself; the last of each; and as
 * many more as it takes for every two options of different choices to stand in one row. The same rows at every call.
 */
export const coverPairs = (choices: Choices): Chosen<Choices>[] => {
  const names = Object.keys(choices)
  const optionsOf = (name: string) => choices[name] ?? []
  const fill = (pick: (options: readonly Option[]) => Option | undefined): Row =>
    new Map(
      names.flatMap((name) => {
        const option = pick(optionsOf(name))
        return option === undefined ? [] : [[name, option]]
      }),
    )
  const first = fill((options) => options[0])
  const alone = names.flatMap((name) =>
    optionsOf(name)
      .slice(1)
      .map((option): Row => new Map(first).set(name, option)),
  )
  const rows = [first, ...alone, fill((options) => options.at(-1))]
  const left = new Map<string, Row>()
  names.forEach((name, at) => {
    for (const option of optionsOf(name))
      for (const otherName of names.slice(at + 1))
        for (const other of optionsOf(otherName))
          left.set(
            keyOf(name, option, otherName, other),
            new Map([
              [name, option],
              [otherName, other],
            ]),
          )
  })
  const settle = (row: Row) => {
    for (const pair of pairsOf(row)) left.delete(pair)
  }
  rows.forEach(settle)
  for (let next = left.values().next().value; next; next = left.values().next().value) {
    const row = complete(next, names, optionsOf, (pairs) => pairs.filter((pair) => left.has(pair)).length)
    rows.push(row)
    settle(row)
  }
  return [...new Map(rows.map((row) => [JSON.stringify([...row]), Object.fromEntries(row)])).values()]
}

/** Gives a row the options that are missing, of each choice the one that makes most pairs that are left; in the order of the names. */
const complete = (
  given: Row,
  names: readonly string[],
  optionsOf: (name: string) => readonly Option[],
  countLeft: (pairs: string[]) => number,
): Row => {
  const row = new Map(given)
  for (const name of names.filter((one) => !given.has(one))) {
    const ranked = optionsOf(name).map((option) => ({ option, count: countLeft(pairsWith(row, names, name, option)) }))
    const best = ranked.toSorted((a, b) => b.count - a.count)[0]
    if (best) row.set(name, best.option)
  }
  return new Map(names.flatMap((name) => [...row].filter(([one]) => one === name)))
}

/** So many rows are looked at one by one. */
const MAX_ALL = 250

const allRows = (choices: Choices): Chosen<Choices>[] =>
  Object.entries(choices).reduce<Chosen<Choices>[]>(
    (rows, [name, options]) => rows.flatMap((row) => options.map((option) => ({ ...row, [name]: option }))),
    [{}],
  )

/** The rows that the check prepares: all when they are few, else those of `coverPairs`. */
export const chooseRows = (choices: Choices): Chosen<Choices>[] => {
  const count = Object.values(choices).reduce((product, options) => product * options.length, 1)
  return count <= MAX_ALL ? allRows(choices) : coverPairs(choices)
}
