/** Orders of one status that are shown; `weight`: how much one visible order of it counts against one of the others. */
export type Section<Id extends string = string> = { id: Id; count: number; weight?: number }

/** Statuses that stand one below the other, over a number of lanes. */
export type LaneGroup<Id extends string = string> = { ids: Id[]; lanes: number }

/** Below this width (px) of the board there is one list with tabs; from it two columns; from the last one as many as fit. */
const TWO_LANES_PX = 560
const MANY_LANES_PX = 920
/** An order is readable from this width, in px. */
export const LANE_PX = 200
const GAP_PX = 8

/** How many columns of cards stand side by side on a board of this width in px; `lanePx`: the least width of one. */
export const laneCount = (widthPx: number, lanePx = LANE_PX): number => {
  if (widthPx < TWO_LANES_PX) return 1
  if (widthPx < MANY_LANES_PX) return 2
  return Math.max(2, Math.floor((widthPx + GAP_PX) / (lanePx + GAP_PX)))
}

/** Every way to cut a list into runs of neighbours. */
const cuts = <T>(list: readonly T[]): T[][][] => {
  const [first, ...rest] = list
  if (first === undefined) return [[]]
  if (rest.length === 0) return [[[first]]]
  return cuts(rest).flatMap((runs) => {
    const [next = [], ...others] = runs
    return [
      [[first], ...runs],
      [[first, ...next], ...others],
    ]
  })
}

/** Every way to give `lanes` to a number of groups, each at least one. */
const shares = (lanes: number, groups: number): number[][] => {
  if (groups === 1) return [[lanes]]
  const all: number[][] = []
  for (let mine = 1; mine <= lanes - groups + 1; mine += 1)
    for (const rest of shares(lanes - mine, groups - 1)) all.push([mine, ...rest])
  return all
}

/** A status of which nothing is seen weighs as much as this many orders. */
const HIDDEN_COSTS = 5

/** The value of the orders that are seen without scrolling; a heading between statuses takes half a row. */
const seenIn = (run: readonly Section[], lanes: number, rows: number): number => {
  let left = rows
  let seen = 0
  for (const [place, { count, weight = 1 }] of run.entries()) {
    if (place > 0) left -= 0.5
    const shown = Math.min(count, Math.max(0, Math.floor(left)) * lanes)
    seen += (shown > 0 ? shown : -HIDDEN_COSTS) * weight
    left -= Math.ceil(shown / lanes)
  }
  return seen
}

const rowsOf = (run: readonly Section[], lanes: number): number =>
  run.reduce((rows, { count }) => rows + Math.ceil(count / lanes), 0)

type Plan<Id extends string> = { groups: LaneGroup<Id>[]; seen: number; rows: number }

const isBetter = <Id extends string>(a: Plan<Id>, b: Plan<Id> | undefined): boolean => {
  if (!b || a.seen !== b.seen) return !b || a.seen > b.seen
  return a.groups.length === b.groups.length ? a.rows < b.rows : a.groups.length > b.groups.length
}

/**
 * How the statuses that have orders share the lanes, in their order: so that the most orders are seen in `rows` rows, then with
 * each status in a column of its own, then with the shortest columns. A status with many orders takes several lanes; statuses with
 * few stand one below the other when there are more of them than lanes, or when another needs the room.
 */
export const planLanes = <Id extends string>(sections: readonly Section<Id>[], lanes: number, rows: number): LaneGroup<Id>[] => {
  const filled = sections.filter(({ count }) => count > 0)
  let best: Plan<Id> | undefined
  for (const runs of cuts(filled))
    if (runs.length > 0 && runs.length <= lanes)
      for (const share of shares(lanes, runs.length)) {
        const sized = runs.map((run, place) => ({ run, lanes: share[place] ?? 1 }))
        const plan = {
          groups: sized.map(({ run, lanes: own }) => ({ ids: run.map(({ id }) => id), lanes: own })),
          seen: sized.reduce((sum, { run, lanes: own }) => sum + seenIn(run, own, rows), 0),
          rows: Math.max(...sized.map(({ run, lanes: own }) => rowsOf(run, own))),
        }
        if (isBetter(plan, best)) best = plan
      }
  return best?.groups ?? []
}
