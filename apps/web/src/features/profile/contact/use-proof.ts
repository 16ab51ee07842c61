import { CUSTOMER_OTP_DIGITS } from '@jhola/contract/constants'
import type { Profile } from '@jhola/contract/profile/schema'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-client.ts'
import { useCode } from './use-code.ts'

/** Whether the server asks once more who this is: the sign-in was too long ago. */
export const isProofAsked = (error: unknown): boolean => error instanceof ApiError && error.code === 'auth.fresh_sign_in_required'

/** A code to the present number, or to the present address of an account without one. */
export const useProof = ({ phone, email }: Pick<Profile, 'phone' | 'email'>) => {
  const code = useCode(phone === null ? 'email' : 'phone')
  const [typed, setTyped] = useState('')
  const isAsked = code.sentTo !== null
  return {
    code,
    typed,
    setTyped,
    isMissing: isAsked && typed.length !== CUSTOMER_OTP_DIGITS,
    /** Sends the code. */
    ask: () => code.send(phone ?? email ?? ''),
    /** The part of a request that carries the proof. */
    body: isAsked ? { proof: code.kind === 'phone' ? { otp: typed } : { passcode: typed } } : {},
  }
}
