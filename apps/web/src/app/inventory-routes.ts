import type { CounterRoute } from './counter-route.ts'

const inventory = {
  admits: 'shop',
  needs: 'products.see',
  areas: ['common', 'names', 'orders.board', 'inventory'],
  chunk: 'src/app/routes/counter/inventory.tsx',
  load: () => import('./routes/counter/inventory.tsx').then((module) => module.InventoryPage),
  head: (t) => ({ title: t('pages.inventory') }),
} as const satisfies Omit<CounterRoute, 'path'>

/** Pages about what a shop sells. */
export const INVENTORY_ROUTES: readonly CounterRoute[] = [
  { path: '/inventory', ...inventory },
  { path: '/inventory/upload', ...inventory, needs: 'imports' },
  {
    path: '/inventory/labels',
    admits: 'shop',
    needs: 'products.see',
    areas: ['common', 'names', 'orders.board', 'inventory.labels'],
    chunk: 'src/app/routes/counter/inventory-labels.tsx',
    load: () => import('./routes/counter/inventory-labels.tsx').then((module) => module.InventoryLabelsPage),
    head: (t) => ({ title: t('pages.labels') }),
  },
  {
    path: '/inventory/count',
    admits: 'shop',
    needs: 'stock',
    areas: ['common', 'names', 'orders.board', 'inventory.shelf'],
    chunk: 'src/app/routes/counter/inventory-count.tsx',
    load: () => import('./routes/counter/inventory-count.tsx').then((module) => module.InventoryCountPage),
    head: (t) => ({ title: t('pages.inventory') }),
  },
  {
    path: '/inventory/starter',
    admits: 'shop',
    needs: { all: ['products.edit', 'prices', 'stock'] },
    areas: ['common', 'names', 'orders.board', 'inventory.starter'],
    chunk: 'src/app/routes/counter/inventory-starter.tsx',
    load: () => import('./routes/counter/inventory-starter.tsx').then((module) => module.InventoryStarterPage),
    head: (t) => ({ title: t('pages.starter') }),
  },
]
