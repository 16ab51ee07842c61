import { isGoodPassword } from '@jhola/contract/auth/passwords'
import { useState } from 'react'
import type { TextKey } from '../../../shared/i18n/texts.ts'

/** State of a new password, typed twice. `check` marks errors and returns whether it can be sent. */
export const useNewPassword = () => {
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [mistake, setMistake] = useState<{ password?: TextKey; again?: TextKey }>({})
  const check = (): boolean => {
    const found: { password?: TextKey; again?: TextKey } = {
      ...(!isGoodPassword(password) && { password: password === '' ? 'auth.passwordMissing' : 'errors.auth.password_weak' }),
      ...(password !== again && { again: 'auth.mismatch' }),
    }
    setMistake(found)
    return !found.password && !found.again
  }
  const change = (set: (text: string) => void) => (text: string) => {
    set(text)
    setMistake({})
  }
  return { password, again, mistake, check, changePassword: change(setPassword), changeAgain: change(setAgain) }
}
export type NewPassword = ReturnType<typeof useNewPassword>
