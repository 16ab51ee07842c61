import type { FolderCycle } from './find-folder-cycles.ts'

/** Folders that import each other in a circle today. Nothing is added; what is no longer true fails the check. */
export const allowedCycles: readonly FolderCycle[] = [
  { inside: 'apps/web/src/features/inventory', folders: ['components', 'hooks'] },
  { inside: 'apps/web/src/features/orders', folders: ['components', 'hooks', 'pictures'] },
  { inside: 'apps/web/src/shared', folders: ['format', 'i18n', 'ui'] },
]

/** Folders with more than 20 files of code. The first is one design system, which stays; of the others nothing is added. */
export const allowedCrowds: readonly string[] = [
  'apps/web/src/shared/ui',
  'apps/server/src/modules/auth',
  'apps/server/src/modules/catalogue',
  'apps/server/src/modules/inventory',
  'apps/server/src/modules/inventory/imports',
  'apps/server/src/modules/orders',
  'apps/server/src/modules/payments',
  'apps/server/src/modules/stores',
  'apps/server/src/platform/embedded-postgres',
  'apps/server/src/platform/http',
  'apps/web/src/app',
  'apps/web/src/app/routes',
  'apps/web/src/features/inventory/components',
  'apps/web/src/features/orders',
  'apps/web/src/features/orders/components',
  'apps/web/src/features/payments/desk',
  'apps/web/src/features/orders/tracking/components',
  'apps/web/src/shared',
  'apps/web/src/shared/device-store',
  'apps/web/src/sw',
]
