const YEAR_SECONDS = 365 * 24 * 3600

/** Writes a small setting to a cookie, so that the server renders the first page in the right language and theme. */
export const writeSettingCookie = (name: string, value: string): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Firefox 128, which we support.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}
