/** The name of a country in a language; its two letters where that language has no name for it. */
export const countryName = (code: string, language: string): string => {
  try {
    return new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
