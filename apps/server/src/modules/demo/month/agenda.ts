/** Events of a simulation; each may schedule further ones. */
export type Agenda = {
  add(atMs: number, happen: (atMs: number) => void): void
  /** Runs all events in the order of time; no two in the same millisecond, none after `untilMs`. */
  run(untilMs: number): void
}

type Entry = { atMs: number; happen: (atMs: number) => void }

export const createAgenda = (): Agenda => {
  // Latest first, so that the next one is taken from the end.
  const entries: Entry[] = []
  const indexFor = (atMs: number): number => {
    let low = 0
    let high = entries.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((entries[middle]?.atMs ?? 0) > atMs) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    add: (atMs, happen) => {
      entries.splice(indexFor(atMs), 0, { atMs, happen })
    },
    run: (untilMs) => {
      let lastMs = 0
      for (let next = entries.pop(); next; next = entries.pop()) {
        const atMs = Math.max(Math.floor(next.atMs), lastMs + 1)
        if (atMs > untilMs) return
        lastMs = atMs
        next.happen(atMs)
      }
    },
  }
}
