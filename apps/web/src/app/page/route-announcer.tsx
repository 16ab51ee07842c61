import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { retryLoad } from '../../shared/api/retry-load.ts'
import { useI18nStore, useT } from '../../shared/i18n/i18n-context.tsx'
import { useHasArea } from '../../shared/i18n/use-area.ts'
import { cameByHistory, matchPath, useLocation } from '../../shared/navigation/navigation.tsx'
import { usePageTitle } from '../../shared/navigation/page-title.ts'
import type { LazyRoute, PageHead } from './lazy-route.tsx'

/**
 * After a navigation inside the app: scrolls to the top and moves the focus to the root, so that Tab starts at the first link of
 * the new screen. The root takes the focus because it stays mounted while the screen adds and removes elements.
 */
const useFreshStart = (): void => {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!cameByHistory()) scrollTo(0, 0)
    const root = document.getElementById('root')
    const active = document.activeElement
    // A screen that sets the focus itself keeps it.
    if (!root || active instanceof HTMLInputElement) return
    root.tabIndex = -1
    root.focus({ preventScroll: true })
  }, [pathname])
}

/**
 * Title and description of the screen shown, once its texts and data are loaded. The first page gets them only when the server
 * did not set a title.
 */
const useHeadOf = (routes: readonly LazyRoute[], isNamed: boolean): PageHead | undefined => {
  const { pathname } = useLocation()
  const { t, language } = useT()
  const client = useQueryClient()
  const i18n = useI18nStore()
  const hasTitles = useHasArea('pages')
  const isFetching = useIsFetching() > 0
  const here = pathname + language
  const [opened] = useState(here)
  // False on the server and while hydrating, so that both render the same; the first title is set already.
  const [isWanted, setWanted] = useState(!isNamed)
  useEffect(() => {
    if (opened !== here) setWanted(true)
  }, [opened, here])
  useEffect(() => {
    if (isWanted) void retryLoad(() => i18n.need(['pages']))
  }, [isWanted, i18n])
  if (!isWanted || isFetching || !hasTitles) return undefined
  for (const route of routes) {
    const params = matchPath(route.path, pathname)
    if (params) return route.head(t, client, params)
  }
  return undefined
}

/**
 * Restores what a browser does on a page load (title, scroll, focus) for navigations inside the app. `isNamed`: the server has
 * set the first page's title.
 */
export const RouteAnnouncer = ({ routes, isNamed }: { routes: readonly LazyRoute[]; isNamed: boolean }) => {
  useFreshStart()
  const { title, description } = useHeadOf(routes, isNamed) ?? {}
  usePageTitle(title)
  useEffect(() => {
    if (description) document.querySelector('meta[name=description]')?.setAttribute('content', description)
  }, [description])
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
