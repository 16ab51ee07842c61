/** Public configuration of this server, set on the page's root element; `shared/site-config.ts` reads it. */
export type SiteConfig = {
  tileUrl: string
  supportWhatsapp: string | undefined
  supportPhone?: string | undefined
  supportEmail?: string | undefined
  /** Set if a shop's sign-in code has not the usual four digits. */
  storeCodeDigits?: number | undefined
  isDevelopment: boolean
}

/** The configuration as attributes of the root element. */
export const siteAttributes = ({
  tileUrl,
  supportWhatsapp,
  supportPhone,
  supportEmail,
  storeCodeDigits,
  isDevelopment,
}: SiteConfig): Readonly<Record<string, string>> => ({
  'data-tile-url': tileUrl,
  ...(supportWhatsapp && { 'data-support-whatsapp': supportWhatsapp }),
  ...(supportPhone && { 'data-support-phone': supportPhone }),
  ...(supportEmail && { 'data-support-email': supportEmail }),
  ...(storeCodeDigits && { 'data-store-code-digits': String(storeCodeDigits) }),
  ...(isDevelopment && { 'data-development': '' }),
})
