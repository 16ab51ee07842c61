import type { CounterRoute } from './counter-route.ts'

/** Screens of the platform's admins. */
export const ADMIN_ROUTES: readonly CounterRoute[] = [
  {
    path: '/admin/stores',
    admits: 'admin',
    areas: ['common', 'names', 'geo', 'admin', 'stores'],
    chunk: 'src/app/routes/admin/stores.tsx',
    load: () => import('./routes/admin/stores.tsx').then((module) => module.AdminStoresPage),
    head: (t) => ({ title: t('pages.adminStores') }),
  },
  {
    path: '/admin/audit',
    admits: 'admin',
    areas: ['common', 'admin'],
    chunk: 'src/app/routes/admin/audit.tsx',
    load: () => import('./routes/admin/audit.tsx').then((module) => module.AdminAuditPage),
    head: (t) => ({ title: t('pages.adminAudit') }),
  },
  {
    path: '/admin/stories',
    admits: 'admin',
    areas: ['common', 'names', 'admin'],
    chunk: 'src/app/routes/admin/stories.tsx',
    load: () => import('./routes/admin/stories.tsx').then((module) => module.AdminStoriesPage),
    head: (t) => ({ title: t('pages.adminStories') }),
  },
  {
    path: '/admin/grievances',
    admits: 'admin',
    areas: ['common', 'admin', 'grievance'],
    chunk: 'src/app/routes/admin/grievances.tsx',
    load: () => import('./routes/admin/grievances.tsx').then((module) => module.AdminGrievancesPage),
    head: (t) => ({ title: t('pages.adminGrievances') }),
  },
  {
    path: '/admin/area-wishes',
    admits: 'admin',
    areas: ['common', 'admin'],
    chunk: 'src/app/routes/admin/area-requests.tsx',
    load: () => import('./routes/admin/area-requests.tsx').then((module) => module.AdminAreaRequestsPage),
    head: (t) => ({ title: t('pages.adminWishes') }),
  },
  {
    path: '/admin/security',
    admits: 'admin',
    areas: ['common', 'admin'],
    chunk: 'src/app/routes/admin/security.tsx',
    load: () => import('./routes/admin/security.tsx').then((module) => module.AdminSecurityPage),
    head: (t) => ({ title: t('pages.adminSecurity') }),
  },
]
