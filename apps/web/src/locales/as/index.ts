/** The texts of this language, an area at a time; which file holds which is known when the language is. What only shops read stands in `shop.ts`. */
export const areas = import.meta.glob<{ default: unknown }>([
  './*.json',
  '!./{common,names}.json',
  '!./{admin,checks,counter,create,desk,inventory,labels,match,money,papers,preferences,prices,product,reading,refunds,settings,signup,spoken,starter,upload}.json',
  '!./server.json',
])
/** The areas that every page reads. */
export const base = () => import('./base.ts')
