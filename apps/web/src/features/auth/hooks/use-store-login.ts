import { SIGN_IN_REDIRECT_MS, STORE_OTP_DIGITS } from '@jhola/contract/constants'
import { normalisePhone } from '@jhola/contract/shared/phone'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError, api } from '../../../shared/api-client.ts'
import { apiQuery } from '../../../shared/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useNavigate, useSearchParams } from '../../../shared/navigation.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { toLatinDigits } from '../code-digits.ts'
import { safeReturnPath } from '../safe-return-path.ts'

export type LoginMode = 'method' | 'phone' | 'otp' | 'success'

const PHONE_DIGITS = 10

/** Only digits, at most ten; a pasted country code is left out. */
const toNationalDigits = (typed: string): string => {
  const digits = toLatinDigits(typed).replace(/\D/g, '')
  const national = digits.length === PHONE_DIGITS + 2 && digits.startsWith('91') ? digits.slice(2) : digits
  return national.slice(0, PHONE_DIGITS)
}

/** Goes on to where the person wanted to be, 2 s after the good news. */
const useRedirect = (isWanted: boolean, target: string): void => {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(() => void navigate(target, { replace: true }), SIGN_IN_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [isWanted, navigate, target])
}

/** Runs one request at a time and keeps what went wrong, to be shown beside the field. */
const useRequest = () => {
  const { t, tError } = useT()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)
  /** `fallback`: what is said when the server could not answer. Resolves to whether it worked. */
  const request = async (work: () => Promise<void>, fallback: 'auth.sendFailed' | 'auth.verifyFailed'): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    setBusy(true)
    setError(undefined)
    try {
      await work()
      return true
    } catch (caught) {
      const isAnswered = caught instanceof ApiError && caught.status > 0 && caught.status < 500
      setError(isAnswered ? tError(caught.code, caught.details) : t(fallback))
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { error, setError, isBusy, request }
}

/** The owner's sign-in by phone code, step by step (store-owner.md §2). */
export const useStoreLogin = () => {
  const { t } = useT()
  const client = useQueryClient()
  const [search] = useSearchParams()
  const [mode, setMode] = useState<LoginMode>('method')
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [resendAtMs, setResendAtMs] = useState(0)
  const { error, setError, isBusy, request } = useRequest()
  const target = safeReturnPath(search.get('from'))
  useRedirect(mode === 'success', target)

  const show = (next: LoginMode) => {
    setError(undefined)
    setCode('')
    setMode(next)
  }
  const send = async () => {
    if (!normalisePhone(phone)) return setError(t('auth.phoneInvalid'))
    const isSent = await request(async () => {
      const { resend_after_seconds } = await api('POST /auth/send-otp', { body: { phone, role: 'store_owner' } })
      setResendAtMs(Date.now() + resend_after_seconds * 1000)
    }, 'auth.sendFailed')
    if (!isSent) return
    toast.success(t('auth.sent'))
    setCode('')
    setMode('otp')
  }
  const verify = async (typed = code) => {
    if (typed.length !== STORE_OTP_DIGITS) return setError(t('auth.codeInvalid'))
    const isSignedIn = await request(async () => {
      const { user } = await api('POST /auth/verify-otp', { body: { phone, otp: typed, role: 'store_owner' } })
      // Whatever was read as somebody else, or as nobody, is forgotten.
      client.clear()
      client.setQueryData(apiQuery('GET /auth/me', {}).queryKey, { success: true, user })
    }, 'auth.verifyFailed')
    if (isSignedIn) setMode('success')
    else setCode('')
  }
  const changePhone = (text: string) => {
    setPhone(toNationalDigits(text))
    setError(undefined)
  }
  const changeCode = (next: string) => {
    setCode(next)
    setError(undefined)
    if (next.length === STORE_OTP_DIGITS && next !== code) void verify(next)
  }
  return { mode, phone, code, error, isBusy, resendAtMs, target, show, changePhone, changeCode, send, verify }
}
