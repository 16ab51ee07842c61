import type { QueryClient } from '@tanstack/react-query'
import { Navigate, type RouteObject, redirect } from 'react-router'
import type { ApiReply } from '../shared/api-client.ts'
import { apiQuery } from '../shared/api-query.ts'
import { CounterFailed } from './counter-failed.tsx'
import { PageWaiting } from './page-waiting.tsx'

/** Who is signed in; asked once and kept until somebody signs in or out. */
export const meQuery = apiQuery('GET /auth/me', {})

/** Lets only people of a shop in; others go to the sign-in page and come back afterwards, customers to the shelves. */
const requireShop =
  (client: QueryClient) =>
  async ({ request }: { request: Request }): Promise<ApiReply<'GET /auth/me'>['user']> => {
    const { user } = await client.fetchQuery(meQuery)
    if (user?.store_id) return user
    if (user) throw leave('/products')
    const { pathname, search } = new URL(request.url)
    throw redirect(`/store-login?from=${encodeURIComponent(pathname + search)}`)
  }

/** A page of the other entry needs a real navigation. */
const leave = (path: string): Response => {
  location.replace(path)
  return new Response(null, { status: 302, headers: { Location: path } })
}

/** Screens of the counter's entry. Development pages exist only where the server answers for them. */
export const createCounterRoutes = (client: QueryClient): RouteObject[] => {
  const guarded = { loader: requireShop(client), hydrateFallbackElement: <PageWaiting />, errorElement: <CounterFailed /> }
  const open = { hydrateFallbackElement: <PageWaiting />, errorElement: <CounterFailed /> }
  const board: Pick<RouteObject, 'lazy'> = {
    lazy: async () => ({ Component: (await import('./routes/order-board.tsx')).OrderBoardPage }),
  }
  return [
    {
      path: '/store-login',
      ...open,
      lazy: async () => ({ Component: (await import('./routes/store-login.tsx')).StoreLoginPage }),
    },
    {
      path: '/store-dashboard',
      ...guarded,
      lazy: async () => ({ Component: (await import('./routes/store-dashboard.tsx')).StoreDashboardPage }),
    },
    { path: '/store/orders', ...guarded, ...board },
    { path: '/store-dashboard-enhanced', ...guarded, ...board },
    { path: '/dev/ui', ...open, lazy: async () => ({ Component: (await import('./routes/dev-ui.tsx')).DevUiPage }) },
    { path: '/dev/outbox', ...open, lazy: async () => ({ Component: (await import('./routes/dev-outbox.tsx')).DevOutboxPage }) },
    { path: '*', element: <Navigate to="/store-dashboard" replace /> },
  ]
}
