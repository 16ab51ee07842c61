import { ITEM_NOTE_MAX } from '@jhola/contract/orders/placing/item-notes'
import { createStoredValue } from '../../shared/device-store/stored-value.ts'

/** What the customer says of single goods (`Ripe ones`), by product id. */
export type ItemNotes = Readonly<Record<string, string>>

export const NO_NOTES: ItemNotes = {}
/** The most notes kept; the oldest are dropped. */
const NOTES_KEPT = 100

/** The notes of the carts of this device; those of an order go with it. */
export const itemNotesStore = createStoredValue<ItemNotes>('item_notes', NO_NOTES, (found) =>
  typeof found === 'object' && found !== null
    ? Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
    : undefined,
)

/** With a product's note; an empty one removes it. */
export const withNote = (notes: ItemNotes, productId: string, note: string): ItemNotes => {
  const { [productId]: _, ...others } = notes
  const said = note.slice(0, ITEM_NOTE_MAX)
  return said.trim() ? Object.fromEntries([...Object.entries(others).slice(1 - NOTES_KEPT), [productId, said]]) : others
}

/** Removes the notes of goods that were ordered. */
export const dropNotes = (productIds: readonly string[]): void =>
  itemNotesStore.write((notes) => Object.fromEntries(Object.entries(notes).filter(([id]) => !productIds.includes(id))))

/** What people usually say of goods like these: sold by weight, or in packets. */
export const NOTE_CHIPS = {
  loose: ['ripe', 'firm', 'small'],
  packed: ['fresh', 'anyBrand', 'noBag'],
} as const

export const noteChipsOf = ({ loose }: { loose: boolean }): readonly (typeof NOTE_CHIPS)['loose' | 'packed'][number][] =>
  NOTE_CHIPS[loose ? 'loose' : 'packed']

const partsOf = (note: string): string[] =>
  note
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** Whether a chip's words are in the note. */
export const hasWords = (note: string, words: string): boolean => partsOf(note).includes(words)

/** The note with a chip's words added, or taken out when they are there. */
export const toggleWords = (note: string, words: string): string => {
  const parts = partsOf(note)
  return (parts.includes(words) ? parts.filter((part) => part !== words) : [...parts, words]).join(', ')
}
