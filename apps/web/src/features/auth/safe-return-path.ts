const USUAL = '/store-dashboard'

/** Where to go after signing in: only a path of our own, never another website. */
export const safeReturnPath = (from: string | null): string =>
  from?.startsWith('/') && !from.startsWith('//') && !from.includes('\\') && !from.startsWith('/store-login') ? from : USUAL
