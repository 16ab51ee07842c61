/** Counts for the landing page. */
export type StoreFigures = { stores: number; cities: number; delivered_orders: number }

/** Below these a figure says nothing and is left out; figures are counted, never invented. */
export const FIGURES_MIN: Readonly<StoreFigures> = { stores: 10, cities: 3, delivered_orders: 100 }

/** The figures that are worth showing, in their order; none may be. */
export const worthShowing = (figures: StoreFigures): { name: keyof StoreFigures; count: number }[] =>
  (['stores', 'cities', 'delivered_orders'] as const)
    .filter((name) => figures[name] >= FIGURES_MIN[name])
    .map((name) => ({ name, count: figures[name] }))
