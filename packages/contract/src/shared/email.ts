const LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * Whether a text looks like an e-mail address: something before and after one @. Enough to tell a slip while typing; the server
 * looks closely (`emailSchema`), and only a link that was opened proves an address.
 */
export const isLikeEmail = (text: string): boolean => LIKE_EMAIL.test(text.trim())
