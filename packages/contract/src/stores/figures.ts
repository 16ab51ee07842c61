/** Counts for the landing page. */
export type StoreFigures = { stores: number; cities: number; delivered_orders: number }

/** A figure below its minimum is not shown. Figures are counted, never invented. */
export const FIGURES_MIN: Readonly<StoreFigures> = { stores: 10, cities: 3, delivered_orders: 100 }

/** The figures to show, in order; possibly none. */
export const worthShowing = (figures: StoreFigures): { name: keyof StoreFigures; count: number }[] =>
  (['stores', 'cities', 'delivered_orders'] as const)
    .filter((name) => figures[name] >= FIGURES_MIN[name])
    .map((name) => ({ name, count: figures[name] }))
