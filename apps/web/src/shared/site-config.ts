/**
 * Configuration that the server puts into the page (`SiteConfig` of app/site-attributes.ts). Browser only: read it after the page is ready.
 */
export const siteConfig = () => {
  const { tileUrl, supportWhatsapp, storeCodeDigits, development } = document.documentElement.dataset
  return {
    /** URL pattern of the map tiles; undefined: no street map. */
    tileUrl,
    /** WhatsApp number of the operator, `+919800000000`; undefined: none. */
    supportWhatsapp,
    /** Digits of a shop's sign-in code, if not the usual four. */
    storeCodeDigits: storeCodeDigits === undefined ? undefined : Number(storeCodeDigits),
    isDevelopment: development !== undefined,
  }
}
