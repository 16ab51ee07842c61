/** The texts of this language, an area at a time; which file holds which is known when the language is. What only shops read stands in `shop.ts`. */
export const areas = import.meta.glob<{ default: unknown }>([
  './*.json',
  '!./{common,names}.json',
  '!./{admin,dashboard,diagnostics,diagnostics.outbox,inventory,inventory.import,inventory.labels,inventory.prices,inventory.product,inventory.starter,literacy,orders.actions,orders.board,orders.create,orders.gst-month,payments,payments.matching,payments.refunds,preferences,stores.registration,stores.settings,voice}.json',
  '!./server.json',
])
/** The areas that every page reads. */
export const base = () => import('./base.ts')
