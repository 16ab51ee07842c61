import type { ListAmount, ListLine } from './list-line.ts'
import { isJoining } from './list-words.ts'
import { type Part, readParts } from './read-parts.ts'
import { splitList } from './split-list.ts'
import { foldList, type Token, tokensOf } from './tokens.ts'

type Measured = Extract<Part, { kind: 'amount' | 'rupees' | 'times' }>
/** Words of a product, or amounts that stand together. */
type Group = { kind: 'words' | 'amounts'; parts: Part[] }

const isMeasured = (part: Part): part is Measured => part.kind === 'amount' || part.kind === 'rupees' || part.kind === 'times'

/** What stands together; what people say around it belongs to no group. */
const groupsOf = (parts: readonly Part[]): Group[] => {
  const groups: Group[] = []
  for (const part of parts) {
    if (part.kind === 'around') continue
    const last = groups.at(-1)
    // The wish for a size goes with whatever stands before it.
    if (part.kind === 'size' && last) {
      last.parts.push(part)
      continue
    }
    const kind = isMeasured(part) ? 'amounts' : 'words'
    if (last?.kind === kind) last.parts.push(part)
    else groups.push({ kind, parts: [part] })
  }
  return groups
}

const isPacked = (part: Part): boolean => part.kind === 'amount' && (part.unit === 'g' || part.unit === 'ml')

/** "2 packet maggi 70g 1 kg chini": the 70 g still belong to the noodles. */
const tailOf = (before: Group | undefined, group: Group): Part[] => {
  const [first, ...others] = group.parts
  return first && others.some(isMeasured) && isPacked(first) && !before?.parts.some(isPacked) ? [first] : []
}

const bothOf = (groups: readonly Group[]): Part[][] => {
  const count = groups.filter(({ kind }) => kind === 'amounts').length
  const flat = groups.flatMap(({ parts }) => parts)
  if (count < 2 || flat.length === 0) return [flat]
  const items: Part[][] = []
  if (groups[0]?.kind === 'amounts') {
    for (const [index, group] of groups.entries()) {
      const isLast = index === groups.length - 1
      if (group.kind === 'words' || (isLast && items.length > 0)) items.at(-1)?.push(...group.parts)
      else {
        const tail = tailOf(groups[index - 2], group)
        items.at(-1)?.push(...tail)
        items.push(group.parts.slice(tail.length))
      }
    }
    return items
  }
  for (const group of groups) {
    if (group.kind === 'words') items.push([...group.parts])
    else items.at(-1)?.push(...group.parts)
  }
  return items
}

const toAmount = ({ value, unit }: { value: number; unit: ListAmount['unit'] }): ListAmount => ({
  value: Math.round(value * 1000) / 1000,
  unit,
})

/** "1 kg 500 g" is one amount. */
const added = (sizes: readonly ListAmount[]): ListAmount[] => {
  const [one, other] = sizes
  const isSum = sizes.length === 2 && one && other && one.unit === other.unit && one.value >= 1000 && other.value < 1000
  return isSum ? [{ unit: one.unit, value: one.value + other.value }] : [...sizes]
}

const toLine = (text: string, parts: readonly Part[]): ListLine => {
  const amounts = parts.flatMap((part) => (part.kind === 'amount' ? [toAmount(part)] : []))
  const sizes = added(amounts.filter(({ unit }) => unit === 'g' || unit === 'ml'))
  const times = parts.find((part) => part.kind === 'times')
  const counts = times ? [{ value: times.value, unit: null }] : amounts.filter(({ unit }) => unit !== 'g' && unit !== 'ml')
  const count = counts.find(({ unit }) => unit !== 'piece') ?? counts[0]
  const size = sizes.at(-1)
  return {
    text,
    words: parts.flatMap((part) => (part.kind === 'word' ? [part.text] : [])).join(' '),
    amount: count ?? size ?? null,
    pack: count && size ? size : null,
    rupees: parts.find((part) => part.kind === 'rupees')?.value ?? null,
    size: parts.find((part) => part.kind === 'size')?.size ?? null,
  }
}

const isEmpty = (parts: readonly Part[]): boolean => !parts.some(({ kind }) => kind === 'word')

/** Tokens between joining words: "atta aur chini". A joining word at either end joins nothing. */
const unjoined = (tokens: readonly Token[]): Token[][] => {
  const runs: Token[][] = [[]]
  for (const token of tokens) {
    if (!token.isName && isJoining(token.text)) runs.push([])
    else runs.at(-1)?.push(token)
  }
  return runs.filter((run) => run.length > 0)
}

const readThings = (text: string): { lines: ListLine[]; isAmountOnly: boolean } => {
  const folded = foldList(text)
  const items = unjoined(tokensOf(folded)).flatMap((run) => {
    const parts = readParts(run)
    // A run of amounts or polite words alone is shown as it is.
    return isEmpty(parts) ? [parts] : bothOf(groupsOf(parts))
  })
  const shown = (parts: readonly Part[]) =>
    items.length < 2 ? text : folded.slice(Math.min(...parts.map(({ from }) => from)), Math.max(...parts.map(({ to }) => to)))
  return {
    lines: items.filter((parts) => parts.length > 0).map((parts) => toLine(shown(parts), parts)),
    isAmountOnly: items.length === 1 && isEmpty(items[0] ?? []) && (items[0] ?? []).some(isMeasured),
  }
}

/** "Milk, 2 packets": an amount alone belongs to what stands before it in its line. */
const rejoined = (things: readonly string[]): string[] => {
  const joined: string[] = []
  for (const thing of things) {
    const last = joined.at(-1)
    if (last !== undefined && readThings(thing).isAmountOnly) joined[joined.length - 1] = `${last} ${thing}`
    else joined.push(thing)
  }
  return joined
}

/**
 * Reads a list as people write or say it, in any of the languages and their Latin spellings, mixed: "2 kg atta, ek Maggi, 50 ka dhaniya".
 * Everything with a letter or a digit is in one of the lines; a line without `words` was not understood as a product.
 */
export const readList = (text: string): ListLine[] =>
  splitList(text).flatMap((things) => rejoined(things).flatMap((thing) => readThings(thing).lines))
