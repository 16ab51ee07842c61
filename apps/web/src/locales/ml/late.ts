/** Texts for passkeys, shopping lists, speech and literacy mode, loaded with that code in both entries; `index.ts` and `shop.ts` leave them out. */
export const areas = import.meta.glob<{ default: unknown }>('./{auth.factors,list,literacy,photo,voice}.json')
