/** A line of one order that is picked from the shelf; quantity in selling units. */
export type PickLine = {
  order_id: string
  order_number: string
  line_no: number
  product_id: string
  name: string
  unit: string
  pack_size: string | null
  quantity: number
  shelf_place: string | null
  category: string | null
}

/** One product to take from the shelf: the sum, and the lines of the orders that need it. */
export type PickedProduct<Line extends PickLine = PickLine> = { key: string; total: number; first: Line; lines: Line[] }

/** Products that stand at one place, or belong to one category; null: neither is known. */
export type PickGroup<Line extends PickLine = PickLine> = { title: string | null; isPlace: boolean; picks: PickedProduct<Line>[] }

const exact = (quantity: number): number => Math.round(quantity * 1000) / 1000

/** Places in the order in which a shop counts them: A2 before A10. */
const byTitle = (language: string) => (a: string | null, b: string | null) =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : a.localeCompare(b, language, { numeric: true })

/** Adds up the lines of the same product and pack, in the order in which they came. */
const addUp = <Line extends PickLine>(lines: readonly Line[]): PickedProduct<Line>[] => {
  const picks = new Map<string, PickedProduct<Line>>()
  for (const line of lines) {
    const key = `${line.product_id} ${line.unit} ${line.pack_size ?? ''}`
    const known = picks.get(key)
    if (known) {
      known.lines.push(line)
      known.total = exact(known.total + line.quantity)
    } else picks.set(key, { key, total: line.quantity, first: line, lines: [line] })
  }
  return [...picks.values()]
}

/**
 * One walk along the shelves for several orders: places first, in their order, then what has no place by category. Lines of which
 * nothing is given are left out. `language`: of the names that are sorted.
 */
export const groupPicks = <Line extends PickLine>(lines: readonly Line[], language: string): PickGroup<Line>[] => {
  const groups = new Map<string, PickGroup<Line>>()
  for (const pick of addUp(lines.filter(({ quantity }) => quantity > 0))) {
    const place = pick.first.shelf_place?.trim() || null
    const title = place ?? pick.first.category
    const key = `${place !== null} ${title}`
    const group = groups.get(key)
    if (group) group.picks.push(pick)
    else groups.set(key, { title, isPlace: place !== null, picks: [pick] })
  }
  const order = byTitle(language)
  return [...groups.values()]
    .map((group) => ({ ...group, picks: group.picks.toSorted((a, b) => a.first.name.localeCompare(b.first.name, language)) }))
    .toSorted((a, b) => Number(b.isPlace) - Number(a.isPlace) || order(a.title, b.title))
}
