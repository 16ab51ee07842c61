const YEAR_SECONDS = 365 * 24 * 3600

/** Writes a small setting where the server sees it, so that the first page already has the right language and theme. */
export const writeSettingCookie = (name: string, value: string): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Firefox 128, which we support.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}
