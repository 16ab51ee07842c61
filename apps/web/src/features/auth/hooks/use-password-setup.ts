import type { User } from '@jhola/contract/auth/schema'
import { CUSTOMER_OTP_DIGITS } from '@jhola/contract/constants'
import { useState } from 'react'
import { api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useCompleteSignIn } from './use-complete-sign-in.ts'
import { useNewPassword } from './use-new-password.ts'
import { usePasscode } from './use-passcode.ts'
import { useRequest } from './use-request.ts'

type Proof = { token: string } | { email: string; passcode: string }

/**
 * Sets a password, verified by the token of a link or by a passcode to the address. Then signs in with it; `done` gives the
 * person, or `'signed-out'` when only the sign-in failed.
 */
export const usePasswordSetup = ({ token, email: given }: { token: string | null; email: string }) => {
  const { t } = useT()
  const takeIn = useCompleteSignIn()
  const [email, setEmail] = useState(given)
  const [codeError, setCodeError] = useState<string>()
  const [done, setDone] = useState<User | 'signed-out'>()
  const entry = useNewPassword()
  const setting = useRequest()
  const passcode = usePasscode(() => undefined)

  const signIn = async (address: string) => {
    try {
      const { user } = await api('POST /auth/login', { body: { email: address, password: entry.password } })
      takeIn(user)
      setDone(user)
    } catch {
      setDone('signed-out')
    }
  }
  const submit = async () => {
    const isGood = entry.check()
    const lacksCode = token === null && passcode.code.length !== CUSTOMER_OTP_DIGITS
    setCodeError(lacksCode ? t('auth.passcodeInvalid') : undefined)
    if (!isGood || lacksCode) return
    const proof: Proof = token === null ? { email: passcode.sentTo ?? email, passcode: passcode.code } : { token }
    await setting.request(async () => {
      const set = await api('POST /auth/setup-password', { body: { ...proof, password: entry.password } })
      await signIn(set.email)
    }, 'auth.setupFailed')
  }
  const changeEmail = (text: string) => {
    setEmail(text)
    passcode.setError(undefined)
  }
  const changeCode = (next: string) => {
    setCodeError(undefined)
    setting.setError(undefined)
    passcode.change(next)
  }
  return { email, changeEmail, changeCode, codeError, passcode, entry, setting, done, submit }
}
export type PasswordSetup = ReturnType<typeof usePasswordSetup>
