import { isGoodPassword } from '@jhola/contract/auth/passwords'
import { AppError } from '../../../platform/errors.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Rejects a password that may not be chosen: throws `auth.password_weak` or `auth.password_common`. */
export const requireGoodPassword = (password: string): void => {
  if (!isGoodPassword(password)) throw new AppError('auth.password_weak')
  if (isCommonPassword(password)) throw new AppError('auth.password_common')
}
