import type { SignInRole } from '@jhola/contract/auth/schema'
import { isLikeEmail } from '@jhola/contract/shared/email'
import { useState } from 'react'
import { api } from '../../../shared/api/api-client.ts'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { useNewPassword } from './use-new-password.ts'
import { useRequest } from './use-request.ts'

const emailMistake = (email: string): TextKey | undefined => {
  if (email.trim() === '') return 'auth.emailRequired'
  return isLikeEmail(email) ? undefined : 'auth.emailInvalid'
}

/** Creates an account with email and password. */
export const useSignUp = (onCreated: () => void) => {
  const [role, setRole] = useState<SignInRole>('customer')
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [mistake, setMistake] = useState<{ name?: TextKey | undefined; email?: TextKey | undefined }>({})
  const entry = useNewPassword()
  const { error, setError, isBusy, request } = useRequest()

  const submit = async () => {
    const found = { name: name.trim() === '' ? ('auth.nameMissing' as const) : undefined, email: emailMistake(email) }
    setMistake(found)
    const isGood = entry.check()
    if (found.name ?? found.email) return
    if (!isGood) return
    const isMade = await request(async () => {
      await api('POST /auth/sign-up', { body: { name: name.trim(), email: email.trim(), password: entry.password, role } })
    }, 'auth.signUpFailed')
    if (isMade) onCreated()
  }
  const change = (set: (text: string) => void) => (text: string) => {
    set(text)
    setMistake({})
    setError(undefined)
  }
  return {
    role,
    setRole,
    name,
    changeName: change(setName),
    email,
    changeEmail: change(setEmail),
    mistake,
    entry,
    error,
    dismiss: () => setError(undefined),
    isBusy,
    submit,
  }
}
