import { breachedPasswords } from './breached-passwords.ts'
import { COMMON_WORDS } from './common-words.ts'

/** Shorter cores say nothing: every three letters are somebody's password. */
const BREACHED_CORE_MIN = 4

/** Signs that stand for letters in 'P@$$w0rd'; `1` and `!` may be an i or an l. */
const LETTER_BY_SIGN: Record<string, string> = { '@': 'a', '4': 'a', $: 's', '5': 's', '0': 'o', '3': 'e', '7': 't', '8': 'b' }

const unmask = (text: string, one: 'i' | 'l'): string =>
  text.replace(/[^a-z]/g, (sign) => (sign === '1' || sign === '!' ? one : (LETTER_BY_SIGN[sign] ?? '')))

/** The core of a password without the capitals, digits and signs that people add because of rules. */
const cores = (password: string): string[] => {
  const small = password.normalize('NFKC').toLowerCase()
  // Digits and signs at the ends are decoration; inside they may stand for letters.
  const inner = small.replace(/^[^a-z]+|[^a-z]+$/g, '')
  return [small.replace(/[^a-z]/g, ''), ...[inner, small].flatMap((text) => [unmask(text, 'i'), unmask(text, 'l')])]
}

const isRun = (core: string): boolean => core !== '' && /^(.)\1*$/.test(core)
const isRepeated = (core: string): boolean => {
  const half = core.slice(0, core.length / 2)
  return core.length % 2 === 0 && half + half === core && COMMON_WORDS.has(half)
}

/** Whether a breached password is left when capitals, and signs around it or in it, are taken away: 'Abcd@1234' is 'abcd1234'. */
const isBreached = (password: string): boolean => {
  const small = password.normalize('NFKC').toLowerCase()
  const variants = [small, small.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, ''), small.replace(/[^a-z0-9]/g, ''), ...cores(password)]
  return variants.some((text) => text.length >= BREACHED_CORE_MIN && breachedPasswords().has(text))
}

/**
 * Whether it is a common or breached password: one of the published breaches, or a common word, name or keyboard sequence with the usual capital, sign and digits
 * ('Password@123', 'P@ssw0rd!', 'Qwerty@2024', '1qaz@WSX'). Does not cover scripts without capitals, which meet the rule by
 * other characters.
 */
export const isCommonPassword = (password: string): boolean => {
  if (isBreached(password)) return true
  // The words and sequences below are Latin.
  if (/[^ -~]/.test(password.normalize('NFKC'))) return false
  return cores(password).some((core) => isRun(core) || COMMON_WORDS.has(core) || isRepeated(core))
}
