/** What the server told the page of itself (`SiteFacts` of entry-server). Only in the browser: ask after the page stands. */
export const siteConfig = () => {
  const { tileUrl, supportWhatsapp, development } = document.documentElement.dataset
  return {
    /** Pattern of the map tiles' addresses; undefined: there is no street map. */
    tileUrl,
    /** Number that answers on WhatsApp, `+919800000000`; undefined: nobody does. */
    supportWhatsapp,
    isDevelopment: development !== undefined,
  }
}
