/**
 * Configuration that the server puts into the page (`SiteConfig` of entry-server). Browser only: read it after the page is ready.
 */
export const siteConfig = () => {
  const { tileUrl, supportWhatsapp, development } = document.documentElement.dataset
  return {
    /** URL pattern of the map tiles; undefined: no street map. */
    tileUrl,
    /** WhatsApp number of the operator, `+919800000000`; undefined: none. */
    supportWhatsapp,
    isDevelopment: development !== undefined,
  }
}
