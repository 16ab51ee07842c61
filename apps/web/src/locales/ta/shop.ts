/** The texts that only shops and the platform's own people read; `index.ts` leaves the same out. */
export const areas = import.meta.glob<{ default: unknown }>(
  './{admin,checks,counter,create,desk,inventory,labels,match,money,papers,preferences,prices,product,refunds,settings,signup,starter,upload}.json',
)
