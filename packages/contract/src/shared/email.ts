const LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * Whether a text looks like an email address: something before and after one @. Enough for a hint while typing. The server
 * checks more closely (`emailSchema`), and only an opened link verifies an address.
 */
export const isLikeEmail = (text: string): boolean => LIKE_EMAIL.test(text.trim())
