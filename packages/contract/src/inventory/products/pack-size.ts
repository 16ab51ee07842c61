import { PRODUCT_UNITS, type ProductUnit } from './units.ts'

/** A unit of a pack's content. */
export type PackUnit = ProductUnit | 'g' | 'ml'

/** Other spellings of units on packs. Units that are counted singly are pieces. */
const OTHER_WORDS: Readonly<Record<string, PackUnit>> = {
  ...{ g: 'g', gm: 'g', gram: 'g', ml: 'ml', l: 'liter', ltr: 'liter', litre: 'liter' },
  ...{ pc: 'piece', tablet: 'piece', capsule: 'piece', wipe: 'piece', pellet: 'piece', lozenge: 'piece' },
}

const unitOfWord = (word: string): PackUnit | undefined => OTHER_WORDS[word] ?? PRODUCT_UNITS.find((unit) => unit === word)

/**
 * Words of a pack size: any letters after a number, and longer words anywhere (`100 g bunch`). The L of `L, 20 pieces` is a
 * size.
 */
const WORDS = /(?<=\d ?)[a-z]+|[a-z]{3,}/gi

/** A pack size (`500 g`, `20 pieces`, `6 x 200 ml`) with its units translated; other words stay as the shop wrote them. */
export const formatPackSize = (size: string, labelOf: (unit: PackUnit) => string): string =>
  size.replace(WORDS, (word) => {
    const lower = word.toLowerCase()
    const unit = unitOfWord(lower) ?? unitOfWord(lower.replace(/(?<=x|ch)es$|s$/, ''))
    return unit ? labelOf(unit) : word
  })
