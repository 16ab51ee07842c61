import type { ReactNode } from 'react'
import { At, matchPath, Navigate, useLocation } from '../../shared/navigation/navigation.tsx'
import { type LazyRoute, RouteView } from './lazy-route.tsx'

/** The screen of the current address; an unknown address is redirected to `otherwise`. */
export const Screen = <R extends LazyRoute>({
  routes,
  otherwise,
  around = (_route, screen) => screen,
}: {
  routes: readonly R[]
  otherwise: string
  /** Wrapper of a screen: its guard, and what screens of its kind share. */
  around?: (route: R, screen: ReactNode) => ReactNode
}) => {
  const { pathname } = useLocation()
  const route = routes.find(({ path }) => matchPath(path, pathname))
  if (!route) return <Navigate to={otherwise} replace />
  return around(
    route,
    <At key={route.path} path={route.path}>
      <RouteView route={route} />
    </At>,
  )
}
