/** What somebody typed as a pattern for `ILIKE` that finds it anywhere, its own `%` and `_` being letters like others; `null` for nothing. */
export const toLikePattern = (search: string | undefined): string | null =>
  search ? `%${search.replace(/[\\%_]/g, (mark) => `\\${mark}`)}%` : null
