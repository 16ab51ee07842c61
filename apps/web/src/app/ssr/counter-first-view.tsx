import '../../shared/i18n/shop-texts.ts'
import { MOST_RENDERED_ORDERS } from '@jhola/contract/constants'
import { directionOf } from '@jhola/contract/shared/text/language'
import type { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Transport } from '../../shared/api/api-client.ts'
import { apiQuery, createServerQueryClient } from '../../shared/api/api-query.ts'
import { ServerWidth } from '../../shared/hooks/use-box-width.ts'
import type { I18nStore } from '../../shared/i18n/i18n-store.ts'
import { FixedNavigation, matchPath } from '../../shared/navigation/navigation.tsx'
import { addIcons } from '../../shared/ui/icon.tsx'
import { FURTHER_ICONS } from '../../shared/ui/icons/further-icons.ts'
import { OverlayProvider } from '../../shared/ui/overlay-provider.tsx'
import { CounterApp } from '../counter-app.tsx'
import { COUNTER_ROUTES } from '../counter-routes.ts'
import { type LazyRoute, prepareRoute } from '../page/lazy-route.tsx'
import { Providers } from '../providers.tsx'

addIcons(FURTHER_ICONS)

/** The policy of our pages refuses inline styles; the app sets them by script. Quotes in texts are escaped, so this finds attributes only. */
const STYLE_ATTRIBUTE = / style="[^"]*"/g

/** The usual width of a phone, px; the app measures the real one. A desk has a network that needs no first view. */
const PHONE_PX = 360

/** What the first view of the counter needs; `own` sends calls as the visitor. */
export type CounterRequest = { url: URL; i18n: I18nStore; own: Transport }

/** The first view: its markup, its data and the route whose files the page needs. */
export type CounterView = { body: string; client: QueryClient; route: LazyRoute }

/**
 * The data of the board, read as the visitor. `undefined` when nothing may or need be shown before the app runs: nobody of a shop is
 * signed in, the device is shared by several people (its screen may be locked), the shop works with pictures, or the board is so
 * long that its data would delay the first paint.
 */
const readBoard = async ({ i18n, own }: CounterRequest): Promise<QueryClient | undefined> => {
  const client = createServerQueryClient(own, i18n.read().language)
  const me = await client.fetchQuery(apiQuery('GET /auth/me', {}))
  if (!me.user?.store_id || me.user.after_pin || !me.user.permissions.includes('orders.see')) return undefined
  const [board, shared, kept] = await Promise.all([
    client.fetchQuery(apiQuery('GET /orders/board', {})),
    client.fetchQuery(apiQuery('GET /auth/shared-device', {})),
    client.fetchQuery(apiQuery('GET /stores/me/preferences', {})),
    client.fetchQuery(apiQuery('GET /stores/me', {})),
  ])
  // The app asks for these itself: what it then knows must be the newest.
  for (const call of ['GET /auth/shared-device', 'GET /stores/me/preferences'] as const)
    client.removeQueries({ queryKey: apiQuery(call, {}).queryKey })
  const isPlain = shared.device === null && kept.preferences.literacyLevel !== 'none'
  return isPlain && board.orders.length <= MOST_RENDERED_ORDERS ? client : undefined
}

/** The board of the visitor's shop as markup for a phone; `undefined` when the page stays empty until the app runs. */
export const renderCounter = async (request: CounterRequest): Promise<CounterView | undefined> => {
  const { url, i18n } = request
  const route = COUNTER_ROUTES.find(({ path }) => matchPath(path, url.pathname))
  // An expired session or a call that fails is the app's to tell.
  const client = route && (await readBoard(request).catch(() => undefined))
  if (!client) return undefined
  await prepareRoute(route, i18n)
  const body = renderToString(
    <StrictMode>
      <ServerWidth value={PHONE_PX}>
        <Providers client={client} i18n={i18n}>
          <OverlayProvider dir={directionOf(i18n.read().language)}>
            <FixedNavigation address={url.pathname + url.search}>
              <CounterApp />
            </FixedNavigation>
          </OverlayProvider>
        </Providers>
      </ServerWidth>
    </StrictMode>,
  )
  return { body: body.replaceAll(STYLE_ATTRIBUTE, ''), client, route }
}
