/** The texts for shops and admins only; `index.ts` leaves them out. */
export const areas = import.meta.glob<{ default: unknown }>(
  './{admin,counter,dashboard,diagnostics,diagnostics.outbox,inventory,inventory.import,inventory.labels,inventory.prices,inventory.product,inventory.shelf,inventory.starter,orders.actions,orders.board,orders.bulk,orders.create,orders.gst-month,orders.packing,payments,payments.matching,payments.refunds,preferences,stores.registration,stores.set-up,stores.settings}.json',
)
