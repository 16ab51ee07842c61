/** The longest note on one item, in characters: it stands on one line of a pick list. */
export const ITEM_NOTE_MAX = 120

/** What the customer said of single goods, by product id; null: nothing. */
export type ItemNotes = Readonly<Record<string, string>> | null

/** The notes of the lines of a request; empty ones are left out, and of two lines of one product the last one counts. */
export const itemNotesOf = (lines: readonly { id: string; note: string | undefined }[]): ItemNotes => {
  const said = lines.flatMap(({ id, note }) => (note ? [[id, note] as const] : []))
  return said.length > 0 ? Object.fromEntries(said) : null
}
