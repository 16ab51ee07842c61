/** What is said, and how people read: texts that come with what speaks, on either side; `index.ts` and `shop.ts` leave them out. */
export const areas = import.meta.glob<{ default: unknown }>('./{literacy,voice}.json')
