import type { PackWish } from './list-words.ts'
import type { ListUnit } from './unit-words.ts'

/** An amount: grams, millilitres, dozens, pieces or packs; `null`: a bare number. */
export type ListAmount = { value: number; unit: ListUnit | null }

/** One thing of a list, as it was understood. */
export type ListLine = {
  /** As it was written. */
  text: string
  /** The words of the product, folded, in their order; empty when there are none. */
  words: string
  amount: ListAmount | null
  /** The size of the pack, where the line says how many of which size: "4 packets of 70 g". */
  pack: ListAmount | null
  /** For how much money, or with which price on the pack. */
  rupees: number | null
  size: PackWish | null
}

/** More lines than this are no shopping list; a longer one is refused, never cut. */
export const LIST_LINES_MAX = 60
/** Letters of a list. */
export const LIST_TEXT_MAX = 4000
