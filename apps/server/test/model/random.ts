/** Chooses what happens next, the same again for the same seed. */
export type Random = {
  /** A whole number from 0 up to, but not including, `most`. */
  below(most: number): number
  pick<T>(of: readonly T[]): T
  shuffle<T>(of: readonly T[]): T[]
}

/** mulberry32: small and good enough to choose what happens next. */
export const randomOf = (seed: number): Random => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (most: number): number => Math.floor(next() * most)
  return {
    below,
    pick: <T>(of: readonly T[]): T => of[below(of.length)] as T,
    shuffle: <T>(of: readonly T[]): T[] =>
      of
        .map((one) => ({ one, at: next() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ one }) => one),
  }
}

/** A seed for a run: the given one, else any. */
export const seedOf = (given: string | undefined): number => Number(given ?? Math.floor(Math.random() * 2 ** 31))
