/** Texts for passkeys, speech and literacy mode, loaded with that code in both entries; `index.ts` and `shop.ts` leave them out. */
export const areas = import.meta.glob<{ default: unknown }>('./{auth.factors,literacy,voice}.json')
