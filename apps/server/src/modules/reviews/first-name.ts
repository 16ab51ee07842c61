/** Reviews are public, so only the first word of a name is shown. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
