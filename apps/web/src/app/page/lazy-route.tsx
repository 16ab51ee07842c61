import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, use } from 'react'
import { type Translate, useI18nStore } from '../../shared/i18n/i18n-context.tsx'
import type { I18nStore } from '../../shared/i18n/i18n-store.ts'
import type { Area } from '../../shared/i18n/texts.ts'

/** A screen that is downloaded when it is first shown, with the texts it needs. */
export type LazyRoute = {
  path: string
  areas: readonly Area[]
  /** Source file of the screen; the server uses it to find the files to preload. */
  chunk: string
  load(): Promise<ComponentType>
  /** Title and description for the tab, search engines and shared links, from the query cache; texts of area `pages`. */
  head(t: Translate, client: QueryClient, params: Readonly<Record<string, string | undefined>>): PageHead
}

export type PageHead = { title: string; description?: string; status?: number }

const ready = new Map<LazyRoute, ComponentType>()
const pending = new Map<LazyRoute, Promise<ComponentType>>()

/** Downloads a screen and its texts. Afterwards `RouteView` shows it without suspending. */
export const prepareRoute = async (route: LazyRoute, i18n: I18nStore): Promise<ComponentType> => {
  const [Screen] = await Promise.all([ready.get(route) ?? route.load(), i18n.need(route.areas)])
  ready.set(route, Screen)
  return Screen
}

const waitFor = (route: LazyRoute, i18n: I18nStore): Promise<ComponentType> => {
  const known = pending.get(route)
  if (known) return known
  const loading = prepareRoute(route, i18n)
  pending.set(route, loading)
  loading.catch(() => pending.delete(route))
  return loading
}

/** Shows a screen. Suspends while it loads; throws to the error boundary when the download fails. */
export const RouteView = ({ route }: { route: LazyRoute }) => {
  const i18n = useI18nStore()
  const hasTexts = route.areas.every((area) => i18n.read().areas.has(area))
  const Screen = (hasTexts ? ready.get(route) : undefined) ?? use(waitFor(route, i18n))
  return <Screen />
}
