/** What stands where there is neither a network nor a copy of the page; made by the build (offline-page.ts). */
export const OFFLINE_PAGE = '/offline.html'
export const OFFLINE_STYLES = '/offline.css'

/** Files without a hash in their name that the worker keeps: the page without a network, and all that it shows. */
export const OFFLINE_FILES = [OFFLINE_PAGE, OFFLINE_STYLES, '/offline.js', '/icon.svg'] as const

const MANIFEST = /^\/manifest-[a-z]{2}\.webmanifest$/

/** Is this a file that belongs to the worker's version although its name does not say so? */
export const isLooseFile = (pathname: string): boolean =>
  OFFLINE_FILES.some((file) => file === pathname) || MANIFEST.test(pathname)
