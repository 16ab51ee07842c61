import type { SignInRole, User } from '@jhola/contract/auth/schema'
import { useState } from 'react'
import { api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { useCompleteSignIn } from './use-complete-sign-in.ts'
import { useRequest } from './use-request.ts'

type Missing = { email?: TextKey; password?: TextKey }

type Options = {
  role?: SignInRole
  /** Messages for an empty field; the shop's and the customers' specifications differ. */
  missing: { email: TextKey; password: TextKey }
  email?: string
  onSignedIn(user: User): void
}

/** Signs in with email and password. */
export const usePasswordSignIn = ({ role, missing, email: given = '', onSignedIn }: Options) => {
  const { t } = useT()
  const takeIn = useCompleteSignIn()
  const [email, setEmail] = useState(given)
  const [password, setPassword] = useState('')
  const [empty, setEmpty] = useState<Missing>({})
  const { error, setError, isBusy, request } = useRequest()

  const change = (set: (text: string) => void) => (text: string) => {
    set(text)
    setEmpty({})
    setError(undefined)
  }
  const submit = async () => {
    const lacks: Missing = {
      ...(email.trim() === '' && { email: missing.email }),
      ...(password === '' && { password: missing.password }),
    }
    setEmpty(lacks)
    if (lacks.email ?? lacks.password) return
    let came: User | undefined
    const isRight = await request(async () => {
      came = (await api('POST /auth/login', { body: { email: email.trim(), password, ...(role && { role }) } })).user
    }, 'auth.passwordFailed')
    if (!isRight || !came) return
    takeIn(came)
    onSignedIn(came)
  }
  return {
    email,
    password,
    emailError: empty.email && t(empty.email),
    passwordError: empty.password && t(empty.password),
    error,
    isBusy,
    changeEmail: change(setEmail),
    changePassword: change(setPassword),
    dismiss: () => setError(undefined),
    submit,
  }
}
export type PasswordSignIn = ReturnType<typeof usePasswordSignIn>
