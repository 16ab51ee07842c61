import type { User } from '@jhola/contract/auth/schema'
import { CUSTOMER_OTP_DIGITS } from '@jhola/contract/constants'
import { isLikeEmail } from '@jhola/contract/shared/email'
import { useState } from 'react'
import { api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { useCompleteSignIn } from './use-complete-sign-in.ts'
import { useRequest } from './use-request.ts'

/** State of a passcode for an email address: sending, resending, typing. `use` submits it. */
export const usePasscode = (use: (proof: { email: string; passcode: string }) => void | Promise<void>) => {
  const { t } = useT()
  const [code, setCode] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const [resendAtMs, setResendAtMs] = useState(0)
  const { error, setError, isBusy, request } = useRequest()

  const send = async (to: string): Promise<boolean> => {
    const email = to.trim()
    if (!isLikeEmail(email)) {
      setError(t(email === '' ? 'auth.emailFirst' : 'auth.emailInvalid'))
      return false
    }
    const isSent = await request(async () => {
      const { resend_after_seconds } = await api('POST /auth/send-email-passcode', { body: { email } })
      setResendAtMs(Date.now() + resend_after_seconds * 1000)
    }, 'auth.passcodeSendFailed')
    if (isSent) {
      toast.success(t('auth.passcodeSent'))
      setCode('')
      setSentTo(email)
    }
    return isSent
  }
  const submit = async (typed = code) => {
    if (sentTo === undefined) return
    if (typed.length !== CUSTOMER_OTP_DIGITS) return setError(t('auth.passcodeInvalid'))
    const isDone = await request(async () => use({ email: sentTo, passcode: typed }), 'auth.verifyFailed')
    if (!isDone) setCode('')
  }
  const change = (next: string) => {
    setCode(next)
    setError(undefined)
  }
  return { code, sentTo, error, setError, isBusy, resendAtMs, send, submit, change }
}
export type Passcode = ReturnType<typeof usePasscode>

/** Signs in to a shop with a passcode; the sixth digit submits it. */
export const usePasscodeSignIn = (onSignedIn: (user: User) => void) => {
  const takeIn = useCompleteSignIn()
  const passcode = usePasscode(async (proof) => {
    const { user } = await api('POST /auth/verify-email-passcode', { body: proof })
    takeIn(user)
    onSignedIn(user)
  })
  const change = (next: string) => {
    passcode.change(next)
    if (next.length === CUSTOMER_OTP_DIGITS && next !== passcode.code) void passcode.submit(next)
  }
  return { ...passcode, change }
}
