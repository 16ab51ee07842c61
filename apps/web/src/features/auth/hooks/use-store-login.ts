import { SIGN_IN_REDIRECT_MS, STORE_OTP_DIGITS } from '@jhola/contract/constants'
import { normalisePhone } from '@jhola/contract/shared/phone'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiError, api } from '../../../shared/api-client.ts'
import { apiQuery } from '../../../shared/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'

export type LoginMode = 'method' | 'phone' | 'otp' | 'success'

/** Where to go after signing in: only a path of our own, never another website. */
export const safeReturnPath = (from: string | null): string =>
  from?.startsWith('/') && !from.startsWith('//') && !from.includes('\\') ? from : '/store-dashboard'

/** The owner's sign-in by phone code, step by step (store-owner.md §2). */
export const useStoreLogin = () => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [mode, setMode] = useState<LoginMode>('method')
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [resendAtMs, setResendAtMs] = useState(0)
  const target = safeReturnPath(search.get('from'))

  const show = (next: LoginMode) => {
    setError(undefined)
    setCode('')
    setMode(next)
  }
  const fail = (caught: unknown, fallback: string) =>
    setError(
      caught instanceof ApiError && caught.status > 0 && caught.status < 500 ? tError(caught.code, caught.details) : fallback,
    )

  const send = async () => {
    if (!normalisePhone(phone)) {
      setError(t('auth.phoneInvalid'))
      return
    }
    setBusy(true)
    setError(undefined)
    try {
      const { resend_after_seconds } = await api('POST /auth/send-otp', { body: { phone, role: 'store_owner' } })
      setResendAtMs(Date.now() + resend_after_seconds * 1000)
      toast.success(t('auth.sent'))
      show('otp')
    } catch (caught) {
      fail(caught, t('auth.sendFailed'))
    } finally {
      setBusy(false)
    }
  }
  const verify = async (typed = code) => {
    if (typed.length !== STORE_OTP_DIGITS) {
      setError(t('auth.codeInvalid'))
      return
    }
    setBusy(true)
    setError(undefined)
    try {
      await api('POST /auth/verify-otp', { body: { phone, otp: typed, role: 'store_owner' } })
      await client.invalidateQueries({ queryKey: apiQuery('GET /auth/me', {}).queryKey })
      setMode('success')
    } catch (caught) {
      setCode('')
      fail(caught, t('auth.verifyFailed'))
    } finally {
      setBusy(false)
    }
  }
  useEffect(() => {
    if (mode !== 'success') return
    const timer = setTimeout(() => navigate(target, { replace: true }), SIGN_IN_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [mode, navigate, target])
  const changePhone = (text: string) => {
    setPhone(text.replace(/\D/g, '').slice(0, 10))
    setError(undefined)
  }
  const changeCode = (next: string) => {
    setCode(next)
    setError(undefined)
    if (next.length === STORE_OTP_DIGITS) void verify(next)
  }
  return { mode, phone, code, error, isBusy, resendAtMs, show, changePhone, changeCode, send, verify }
}
