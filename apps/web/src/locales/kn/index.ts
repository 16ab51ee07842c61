/** The texts of this language, one file for each area; the list is loaded with the language. Texts for shops only are in `shop.ts`. */
export const areas = import.meta.glob<{ default: unknown }>([
  './*.json',
  '!./{common,names}.json',
  '!./{admin,auth.factors,counter,dashboard,diagnostics,diagnostics.outbox,inventory,inventory.import,inventory.labels,inventory.prices,inventory.product,inventory.shelf,inventory.starter,list,literacy,orders.actions,orders.board,orders.bulk,orders.create,orders.gst-month,orders.packing,payments,payments.matching,payments.refunds,photo,preferences,stores.registration,stores.set-up,stores.settings,voice}.json',
  '!./server.json',
])
/** The areas that every page needs. */
export const base = () => import('./base.ts')
