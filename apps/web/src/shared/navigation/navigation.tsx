import { type ComponentProps, createContext, type ReactNode, useCallback, useContext, useDeferredValue, useMemo } from 'react'
import { parse } from 'regexparam'
import { matchRoute, Link as PlainLink, Redirect, Route, Router, useLocation as usePlainLocation } from 'wouter'
import { navigate as browse, useHistoryState, usePathname, useSearch } from 'wouter/use-browser-location'

export { useParams, useSearchParams } from 'wouter'

type Options = { replace?: boolean; state?: unknown }
/** Navigates to an address of this entry, or by a number of steps through the history. */
export type Navigate = (to: string | number, options?: Options) => void

/** Path, query with its `?` or empty, and the history state from the previous screen; validate it before use. */
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
 * The current address for everything below. While a new screen is downloading the previous one stays visible: path, query and
 * state change together when the new screen is ready.
 */
export const BrowserNavigation = ({ children }: { children: ReactNode }) => {
  const pathname = usePathname()
  const search = useSearch()
  const state: unknown = useHistoryState()
  const place = useMemo(() => ({ pathname, search, state }), [pathname, search, state])
  return <Around place={useDeferredValue(place)}>{children}</Around>
}

/** A fixed address, for the server and tests. */
export const FixedNavigation = ({ address, children }: { address: string; children: ReactNode }) => {
  const { pathname, search } = new URL(address, 'http://fixed')
  return <Around place={{ pathname, search, state: null }}>{children}</Around>
}

/** Renders its children with the path parameters when the path matches. */
export const At = ({ path, children }: { path: string; children: ReactNode }) => <Route path={path}>{children}</Route>

/** A link inside this entry. */
export const Link = ({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & Options & { to: string }) => (
  <PlainLink to={to} {...rest} />
)

/** The current address. */
export const useLocation = (): Place => useContext(Shown)

/** Called before a navigation. True blocks it: the guard asks the person first and navigates itself. */
type Holder = (to: string, options?: Options) => boolean
let holder: Holder | undefined

/** Registers a guard that is called before every `navigate` to an address; the returned function removes it. */
export const holdNavigation = (hold: Holder): (() => void) => {
  holder = hold
  return () => {
    if (holder === hold) holder = undefined
  }
}

/** The navigate function of a screen. */
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

/** Navigates as soon as it is rendered. */
export const Navigate = ({ to, replace = false, state }: { to: string } & Options) => (
  <Redirect to={to} replace={replace} state={state} />
)

/** The parameters of a path that matches a pattern such as `/store/:storeId`; `undefined` when it does not match. */
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

/** True after Back, Forward or a page load (then the browser restores the scroll position), false after one of our links. */
export const cameByHistory = (): boolean => isByHistory
