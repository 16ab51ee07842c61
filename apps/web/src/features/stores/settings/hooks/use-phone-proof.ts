import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, api } from '../../../../shared/api/api-client.ts'
import { useNow } from '../../../../shared/hooks/use-now.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'

/** The numbers of the shop that customers are sent to. */
type ProvenField = 'phone' | 'whatsapp'

const fieldOf = (details: unknown): unknown =>
  typeof details === 'object' && details !== null && 'field' in details && details.field

/** A code to a number of the shop: sent when the server or the owner asks for it, and again when the number changes. */
export const usePhoneProof = (field: ProvenField) => {
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
  const { error } = sending
  const send = (phone: string) => {
    setSentTo(phone)
    setOtp('')
    setWrong(undefined)
    sending.mutate(phone)
  }
  const forget = () => setSentTo(null)
  const typed = sentTo !== null && otp !== '' ? otp : undefined
  return {
    field,
    /** The number that a code was asked for; null: none. */
    sentTo,
    typed: otp,
    codes: typed === undefined ? {} : { [`${field}_otp` as const]: typed },
    type: (digits: string) => {
      setOtp(digits)
      setWrong(undefined)
    },
    error:
      wrong ?? (error ? (error instanceof ApiError ? tError(error.code, error.details) : tError('server.failed')) : undefined),
    isSending: sending.isPending,
    waitSeconds: Math.max(0, Math.ceil((resendAtMs - nowMs) / 1000)),
    send,
    forget,
    onRefused: ({ code, details }: ApiError, sent: Record<ProvenField, string>): boolean => {
      const isAsked = code === 'stores.phone_unproven' && fieldOf(details) === field
      const isWrong = code === 'auth.otp_invalid' && typed !== undefined
      if (isAsked && sentTo !== sent[field]) send(sent[field])
      else if (isAsked || isWrong) setWrong(tError(code, details))
      return isAsked || isWrong
    },
  }
}

export type PhoneProof = ReturnType<typeof usePhoneProof>
