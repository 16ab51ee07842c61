import type { User } from '@jhola/contract/auth/schema'
import { useEffect, useEffectEvent } from 'react'
import {
  canSuggestPasskeys,
  endSuggestions,
  isDialogClosed,
  signWithPasskey,
  suggestPasskeys,
} from '../../../domain/account/passkeys.ts'
import { type ApiReply, api } from '../../../shared/api/api-client.ts'
import { useCompleteSignIn } from './use-complete-sign-in.ts'
import { useRequest } from './use-request.ts'

type Options = ApiReply<'POST /auth/passkeys/sign-in/options'>['options']

/**
 * Signs in with a passkey: by its button, and among the suggestions of the number's or address's field where the browser offers
 * that.
 */
export const usePasskeySignIn = (onSignedIn: (user: User) => void) => {
  const takeIn = useCompleteSignIn()
  const { error, setError, isBusy, request } = useRequest()

  const come = async (sign: (options: Options) => ReturnType<typeof signWithPasskey>): Promise<void> => {
    const { options } = await api('POST /auth/passkeys/sign-in/options')
    const signed = await sign(options).catch((closed: unknown) => {
      if (isDialogClosed(closed)) return undefined
      throw closed
    })
    if (!signed) return
    const { user } = await api('POST /auth/passkeys/sign-in', { body: { response: signed } })
    takeIn(user)
    onSignedIn(user)
  }
  const suggest = useEffectEvent(async () => {
    if (await canSuggestPasskeys()) await come(suggestPasskeys).catch(() => undefined)
  })
  useEffect(() => {
    void suggest()
    return () => void endSuggestions().catch(() => undefined)
  }, [])
  return {
    error,
    dismiss: () => setError(undefined),
    isBusy,
    signIn: () => request(() => come(signWithPasskey), 'auth.factors.signInFailed'),
  }
}
