/** A line of an earlier order; rupees, selling units. */
type EarlierLine = { product_id: string; quantity: number; unit_price: number }
/** The same product as the shop would bill it now; `available` in selling units. */
type LineNow = { product_id: string; unit_price: number; available: number; back_at: string | null }

export const AGAIN_KINDS = ['same', 'dearer', 'cheaper', 'less', 'out', 'gone'] as const
/** `less`: fewer are there than were ordered; `out`: none is there now; `gone`: the shop does not sell it any more. */
export type AgainKind = (typeof AGAIN_KINDS)[number]

/** What becomes of a line when the same is ordered again. `quantity`: what goes into the cart. */
export type AgainLine = {
  product_id: string
  kind: AgainKind
  quantity: number
  old_price: number
  new_price: number
  back_at: string | null
}

const kindOf = (earlier: EarlierLine, now: LineNow | undefined): AgainKind => {
  if (now === undefined) return 'gone'
  if (now.available <= 0) return 'out'
  if (now.available < earlier.quantity) return 'less'
  if (now.unit_price === earlier.unit_price) return 'same'
  return now.unit_price > earlier.unit_price ? 'dearer' : 'cheaper'
}

/** What changed since an order, line by line in its order; lines of one product are one. */
export const compareWithNow = (earlier: readonly EarlierLine[], now: readonly LineNow[]): AgainLine[] => {
  const today = new Map(now.map((line) => [line.product_id, line]))
  const merged = new Map<string, EarlierLine>()
  for (const line of earlier) {
    const before = merged.get(line.product_id)
    merged.set(line.product_id, before ? { ...before, quantity: before.quantity + line.quantity } : line)
  }
  return [...merged.values()].map((line) => {
    const found = today.get(line.product_id)
    const kind = kindOf(line, found)
    const quantity = kind === 'gone' || kind === 'out' ? 0 : Math.min(line.quantity, found?.available ?? 0)
    return {
      product_id: line.product_id,
      kind,
      quantity,
      old_price: line.unit_price,
      new_price: found?.unit_price ?? line.unit_price,
      back_at: found?.back_at ?? null,
    }
  })
}

/** What the customer is told before it goes into the cart. */
export const worthTelling = (lines: readonly AgainLine[]): AgainLine[] => lines.filter(({ kind }) => kind !== 'same')
