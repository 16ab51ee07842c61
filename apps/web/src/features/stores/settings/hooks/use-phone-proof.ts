import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, api } from '../../../../shared/api/api-client.ts'
import { useNow } from '../../../../shared/hooks/use-now.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'

/** Refusals that are about the code to the new number. */
const ABOUT_CODE = ['stores.phone_unproven', 'auth.otp_invalid']

/** A code to a new number of the shop: sent when the server asks for it, and again when the number changes. */
export const usePhoneProof = () => {
  const { tError } = useT()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [otp, setOtp] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [resendAtMs, setResendAtMs] = useState(0)
  const nowMs = useNow(sentTo === null ? null : 1000)
  const sending = useMutation({
    networkMode: 'always',
    mutationFn: (phone: string) => api('POST /auth/send-otp', { body: { phone, role: 'customer' } }),
    onSuccess: ({ resend_after_seconds }) => setResendAtMs(Date.now() + resend_after_seconds * 1000),
  })
  const send = (phone: string) => {
    setSentTo(phone)
    setOtp('')
    setWrong(undefined)
    sending.mutate(phone)
  }
  const forget = () => setSentTo(null)
  const failure = sending.error instanceof ApiError ? sending.error : undefined
  return {
    /** The number that a code was asked for; null: none. */
    sentTo,
    typed: otp,
    otp: sentTo !== null && otp !== '' ? otp : undefined,
    type: (digits: string) => {
      setOtp(digits)
      setWrong(undefined)
    },
    error: wrong ?? (failure && tError(failure.code, failure.details)),
    isSending: sending.isPending,
    waitSeconds: Math.max(0, Math.ceil((resendAtMs - nowMs) / 1000)),
    send,
    forget,
    onRefused: ({ code, details }: ApiError, { phone }: { phone: string }): boolean => {
      if (!ABOUT_CODE.includes(code)) return false
      if (sentTo === phone) setWrong(tError(code, details))
      else send(phone)
      return true
    },
    onSaved: forget,
  }
}

export type PhoneProof = ReturnType<typeof usePhoneProof>
