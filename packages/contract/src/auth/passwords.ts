import { PASSWORD } from '../constants.ts'

/** The five criteria of the checklist, in order. */
export const PASSWORD_CRITERIA = ['length', 'upper', 'lower', 'digit', 'special'] as const
export type PasswordCriterion = (typeof PASSWORD_CRITERIA)[number]
export type PasswordStrength = 'weak' | 'medium' | 'strong'

const MEETS: Record<PasswordCriterion, (password: string) => boolean> = {
  length: (password) => [...password].length >= PASSWORD.min,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  special: (password) => /[^\p{L}\p{M}\p{Nd}\s]/u.test(password),
}

/** Which criteria a password meets. */
export const metCriteria = (password: string): PasswordCriterion[] =>
  PASSWORD_CRITERIA.filter((criterion) => MEETS[criterion](password))

/** Long enough to consist of anything: a sentence of small letters, another script, digits only. */
export const isLongPassword = (password: string): boolean => [...password].length >= PASSWORD.anyFrom

/** Whether a password may be chosen: at least 8 characters and at least 4 of the 5 criteria, or at least 12 characters of any kind. */
export const isGoodPassword = (password: string): boolean =>
  isLongPassword(password) || (MEETS.length(password) && metCriteria(password).length >= PASSWORD.criteriaMin)

/** Share of criteria met: under 40% weak, under 70% medium, else strong. */
export const passwordStrength = (password: string): PasswordStrength => {
  const percent = (metCriteria(password).length * 100) / PASSWORD_CRITERIA.length
  if (percent < PASSWORD.mediumFromPercent) return 'weak'
  return percent < PASSWORD.strongFromPercent ? 'medium' : 'strong'
}
