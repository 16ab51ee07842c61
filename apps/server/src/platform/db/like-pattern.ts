/**
 * A pattern for `ILIKE` that finds the typed text anywhere. `%` and `_` in it are matched literally. `null` for an empty text.
 */
export const toLikePattern = (search: string | undefined): string | null =>
  search ? `%${search.replace(/[\\%_]/g, (mark) => `\\${mark}`)}%` : null
