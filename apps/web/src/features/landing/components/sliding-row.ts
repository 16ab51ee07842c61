/** A row of cards that slides sideways on a phone and fills a wide page. It needs a tab stop: a keyboard slides it too. */
export const SLIDING_ROW = 'no-scrollbar relative -mx-4 flex gap-3 overflow-x-auto px-4'
export const SLIDING_CARD = 'w-64 shrink-0 grow rounded-lg border border-line bg-surface p-4'
