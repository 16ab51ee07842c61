/**
 * Edit distance of two words: letters removed, added, changed, or two neighbours swapped (optimal string alignment). Returns
 * `most + 1` as soon as it exceeds `most`.
 */
export const countTypos = (a: string, b: string, max: number): number => {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1
      let best = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + cost)
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwap) best = Math.min(best, (before[column - 2] ?? 0) + 1)
      current.push(best)
    }
    if (Math.min(...current) > max) return max + 1
    before = last
    last = current
  }
  return last[b.length] ?? max + 1
}

/** Short words allow few mistakes; the first letter is seldom wrong. */
const typosAllowed = (word: string): number => (word.length < 3 ? 0 : word.length < 7 ? 1 : 2)

/** The words with the fewest typos, if those are few enough. */
export const nearestOf = (typed: string, words: Iterable<string>): { typos: number; words: string[] } => {
  let best = typosAllowed(typed)
  let found: string[] = []
  for (const word of words) {
    if (word[0] !== typed[0]) continue
    const typos = countTypos(typed, word, best)
    if (typos > best) continue
    if (typos < best) found = []
    best = typos
    found.push(word)
  }
  return { typos: best, words: found }
}
