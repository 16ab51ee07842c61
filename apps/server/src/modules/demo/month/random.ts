/** Deterministic pseudo-random numbers, so that two demos are equal. Not for secrets. */
export type Random = {
  /** In [0, 1). */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** One of the entries, with a probability by weight. */
  weighted<T>(entries: readonly (readonly [value: T, weight: number])[]): T
}

/** FNV-1a: a number for a string. */
const hashOf = (seed: string): number => {
  let hash = 0x811c9dc5
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}

/** mulberry32 with a string as its seed. */
export const createRandom = (seed: string): Random => {
  let state = hashOf(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  const weighted: Random['weighted'] = (entries) => {
    let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    const found = entries.find(([, weight]) => {
      left -= weight
      return left < 0
    })
    return itemAt(entries, entries.indexOf(found ?? itemAt(entries, 0)))[0]
  }
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (list) => itemAt(list, between(0, list.length - 1)),
    weighted,
  }
}

const itemAt = <T>(list: readonly T[], index: number): T => {
  if (index < 0 || index >= list.length) throw new RangeError('nothing to pick from')
  // @NOTE the index is inside the list.
  return list[index] as T
}

/** UUIDs, version 7, for past times: they sort by their time. */
export const createPastIds = (random: Random): ((atMs: number) => string) => {
  const hex = (digits: number): string =>
    Array.from({ length: digits }, () => Math.floor(random.next() * 16).toString(16)).join('')
  return (atMs) => {
    const time = Math.floor(atMs).toString(16).padStart(12, '0')
    return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`
  }
}
