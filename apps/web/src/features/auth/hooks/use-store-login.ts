import type { User } from '@jhola/contract/auth/schema'
import { SIGN_IN_REDIRECT_MS } from '@jhola/contract/constants'
import { isLikeEmail } from '@jhola/contract/shared/email'
import type { SafePath } from '@jhola/contract/shared/web/return-path'
import { useState } from 'react'
import { takePhone } from '../../../domain/account/sign-in-phone.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useNavigate } from '../../../shared/navigation/navigation.tsx'
import { startPath } from '../safe-return-path.ts'
import { usePhoneCode } from './use-phone-code.ts'
import { useRedirect } from './use-redirect.ts'

export type LoginMode = 'method' | 'phone' | 'otp' | 'email' | 'success'

/** The owner's sign-in, mode by mode. `wanted`: the page to return to. */
export const useStoreLogin = ({ wanted, leave }: { wanted: SafePath | null; leave(to: SafePath): void }) => {
  const { t } = useT()
  const navigate = useNavigate()
  // An owner who has just registered a shop does not have to type its number again.
  const [phone] = useState(takePhone)
  const [shown, setShown] = useState<'method' | 'phone' | 'email'>(phone === '' ? 'method' : 'phone')
  const [user, setUser] = useState<User>()
  const [email, setEmail] = useState('')
  const [emailError, setEmailError] = useState<string>()
  const entry = usePhoneCode({ role: 'store_owner', onSignedIn: setUser, known: phone })
  useRedirect(user !== undefined, SIGN_IN_REDIRECT_MS, () => leave(user ? startPath(user, wanted) : '/store-dashboard'))

  const mode: LoginMode = user ? 'success' : shown === 'phone' && entry.isAsked ? 'otp' : shown
  const show = (next: 'method' | 'phone' | 'email') => {
    entry.changeNumber()
    setEmailError(undefined)
    setShown(next)
  }
  const changeEmail = (text: string) => {
    setEmail(text)
    setEmailError(undefined)
  }
  /** The email page continues with this address. */
  const goOnByEmail = async () => {
    const given = email.trim()
    if (!isLikeEmail(given)) return setEmailError(t(given === '' ? 'auth.emailMissing' : 'auth.emailInvalid'))
    return navigate('/email-login', { state: { email: given, returnUrl: wanted ?? '/store-dashboard' } })
  }
  return { mode, entry, email, emailError, changeEmail, goOnByEmail, show, enter: setUser }
}
export type StoreLogin = ReturnType<typeof useStoreLogin>
