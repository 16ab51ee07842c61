/** The page shown when there is neither a network nor a cached copy; made by the build (offline-page.ts). */
export const OFFLINE_PAGE = '/offline.html'
export const OFFLINE_STYLES = '/offline.css'

/** Files without a hash in their name that the worker caches: the offline page and everything it shows. */
export const OFFLINE_FILES = [OFFLINE_PAGE, OFFLINE_STYLES, '/offline.js', '/icon.svg'] as const

const MANIFEST = /^\/manifest-[a-z]{2}\.webmanifest$/

/** Whether this file belongs to the worker's version although its name has no hash. */
export const isLooseFile = (pathname: string): boolean =>
  OFFLINE_FILES.some((file) => file === pathname) || MANIFEST.test(pathname)
