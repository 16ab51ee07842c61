import { type ComponentProps, createContext, type ReactNode, useCallback, useContext, useDeferredValue, useMemo } from 'react'
import { parse } from 'regexparam'
import { matchRoute, Link as PlainLink, Redirect, Route, Router, useLocation as usePlainLocation } from 'wouter'
import { navigate as browse, useHistoryState, usePathname, useSearch } from 'wouter/use-browser-location'

export { useParams, useSearchParams } from 'wouter'

type Options = { replace?: boolean; state?: unknown }
/** Goes to an address of this entry, or with a number that many steps through the history. */
export type Navigate = (to: string | number, options?: Options) => void

/** Path, query with its `?` or empty, and what the one who sent us here handed over; read it with a check. */
export type Place = { pathname: string; search: string; state: unknown }

const Shown = createContext<Place>({ pathname: '/', search: '', state: null })
const useShownPath = (): [string, typeof browse] => [useContext(Shown).pathname, browse]
const useShownSearch = (): string => useContext(Shown).search

const Around = ({ place, children }: { place: Place; children: ReactNode }) => (
  <Shown value={place}>
    <Router hook={useShownPath} searchHook={useShownSearch}>
      {children}
    </Router>
  </Shown>
)

/**
 * The address bar for everything below. A screen that is still being downloaded does not blank the one that is shown: path,
 * query and state change together, when the new screen is ready.
 */
export const BrowserNavigation = ({ children }: { children: ReactNode }) => {
  const pathname = usePathname()
  const search = useSearch()
  const state: unknown = useHistoryState()
  const place = useMemo(() => ({ pathname, search, state }), [pathname, search, state])
  return <Around place={useDeferredValue(place)}>{children}</Around>
}

/** One fixed address: on the server and in tests. */
export const FixedNavigation = ({ address, children }: { address: string; children: ReactNode }) => {
  const { pathname, search } = new URL(address, 'http://fixed')
  return <Around place={{ pathname, search, state: null }}>{children}</Around>
}

/** Shows its children with the parameters of the path, where the path fits. */
export const At = ({ path, children }: { path: string; children: ReactNode }) => <Route path={path}>{children}</Route>

/** A link that stays inside this entry. */
export const Link = ({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & Options & { to: string }) => (
  <PlainLink to={to} {...rest} />
)

/** Where we are. */
export const useLocation = (): Place => useContext(Shown)

/** Asked before a screen moves on. True holds it back: the holder asks the person first and moves on itself. */
type Holder = (to: string, options?: Options) => boolean
let holder: Holder | undefined

/** Lets `hold` be asked before every `navigate` to an address, until the function that comes back is called. */
export const holdNavigation = (hold: Holder): (() => void) => {
  holder = hold
  return () => {
    if (holder === hold) holder = undefined
  }
}

/** How a screen moves on. */
export const useNavigate = (): Navigate => {
  const [, go] = usePlainLocation()
  return useCallback<Navigate>(
    (to, options) => {
      if (typeof to === 'number') history.go(to)
      else if (!holder?.(to, options)) go(to, options)
    },
    [go],
  )
}

/** Moves on as soon as it is shown. */
export const Navigate = ({ to, replace = false, state }: { to: string } & Options) => (
  <Redirect to={to} replace={replace} state={state} />
)

/** The parameters of a path that fits a pattern such as `/store/:storeId`; `undefined` when it does not. */
export const matchPath = (pattern: string, pathname: string): Record<string, string | undefined> | undefined => {
  const [isMatch, params] = matchRoute(parse, pattern, pathname)
  return isMatch ? params : undefined
}

let isByHistory = true
if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    isByHistory = true
  })
  // Sent by wouter, which wraps both methods.
  for (const name of ['pushState', 'replaceState'])
    addEventListener(name, () => {
      isByHistory = false
    })
}

/** Did Back, Forward or a fresh load bring us here (then the browser scrolls), and not a link of ours? */
export const cameByHistory = (): boolean => isByHistory
