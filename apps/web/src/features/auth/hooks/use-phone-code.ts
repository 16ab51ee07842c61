import type { SignInRole, User } from '@jhola/contract/auth/schema'
import { CUSTOMER_OTP_DIGITS, STORE_OTP_DIGITS } from '@jhola/contract/constants'
import { normalisePhone } from '@jhola/contract/shared/phone'
import { useState } from 'react'
import { api } from '../../../shared/api/api-client.ts'
import { typedPhone } from '../../../shared/format/typed-digits.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { siteConfig } from '../../../shared/site-config.ts'
import { toast } from '../../../shared/ui/toast.ts'
import { useCompleteSignIn } from './use-complete-sign-in.ts'
import { useRequest } from './use-request.ts'

/** The specified texts for each role, and the number of digits of its code. */
const BY_ROLE = {
  customer: { digits: CUSTOMER_OTP_DIGITS, phoneInvalid: 'auth.phoneWrong', codeInvalid: 'auth.codeSixInvalid' },
  store_owner: { digits: STORE_OTP_DIGITS, phoneInvalid: 'auth.phoneInvalid', codeInvalid: 'auth.codeInvalid' },
} as const

/** Digits of a code and the text for too few. An operator may have set six for shops; the page is not read before a code is asked for. */
const codeOf = (role: SignInRole, isAsked: boolean) => {
  const isLong = role === 'store_owner' && isAsked && siteConfig().storeCodeDigits === CUSTOMER_OTP_DIGITS
  return BY_ROLE[isLong ? 'customer' : role]
}

/** `known`: a number that does not have to be typed. `storeId`: the registration that the code proves. */
type Asked = { role: SignInRole; onSignedIn(user: User): void; known?: string; storeId?: string }

/** Signs in with an OTP: number, code, and resending. `isAsked`: a code was requested. */
export const usePhoneCode = ({ role, onSignedIn, known = '', storeId }: Asked) => {
  const { t } = useT()
  const takeIn = useCompleteSignIn()
  const [phone, setPhone] = useState(known)
  const [code, setCode] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [resendAtMs, setResendAtMs] = useState(0)
  const { error, code: refusal, setError, isBusy, request } = useRequest()
  const { phoneInvalid } = BY_ROLE[role]
  const { digits, codeInvalid } = codeOf(role, isAsked)

  const send = async () => {
    if (!normalisePhone(phone)) return setError(t(phoneInvalid))
    const isSent = await request(async () => {
      const { resend_after_seconds } = await api('POST /auth/send-otp', { body: { phone, role } })
      setResendAtMs(Date.now() + resend_after_seconds * 1000)
    }, 'auth.sendFailed')
    if (!isSent) return
    toast.success(t('auth.sent'))
    setCode('')
    setAsked(true)
  }
  const verify = async (typed = code) => {
    if (typed.length !== digits) return setError(t(codeInvalid))
    let came: User | undefined
    const isRight = await request(async () => {
      came = (await api('POST /auth/verify-otp', { body: { phone, otp: typed, role, ...(storeId && { store_id: storeId }) } }))
        .user
    }, 'auth.verifyFailed')
    if (!isRight || !came) return setCode('')
    takeIn(came)
    onSignedIn(came)
  }
  const changePhone = (text: string) => {
    setPhone(typedPhone(text))
    setError(undefined)
  }
  const changeCode = (next: string) => {
    setCode(next)
    setError(undefined)
    if (next.length === digits && next !== code) void verify(next)
  }
  /** Returns to the number; the typed code is cleared. */
  const changeNumber = () => {
    setAsked(false)
    setCode('')
    setError(undefined)
  }
  return {
    phone,
    role,
    onSignedIn,
    /** No code comes for minutes or hours. */
    isHeldUp: refusal?.startsWith('auth.wait_') === true,
    code,
    digits,
    isAsked,
    error,
    setError,
    isBusy,
    resendAtMs,
    send,
    verify,
    changePhone,
    changeCode,
    changeNumber,
  }
}
export type PhoneCode = ReturnType<typeof usePhoneCode>
