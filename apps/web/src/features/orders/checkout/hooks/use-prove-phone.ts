import { CUSTOMER_OTP_DIGITS } from '@jhola/contract/constants'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, api } from '../../../../shared/api/api-client.ts'
import { useNow } from '../../../../shared/hooks/use-now.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../../shared/ui/toast.ts'

/** Sends a code to a number, checks what is typed, and keeps the proof on this device. */
export const useProvePhone = (phone: string, onProven: () => void) => {
  const { t, tError } = useT()
  const [otp, setOtp] = useState('')
  const [isShort, setShort] = useState(false)
  const [resendAtMs, setResendAtMs] = useState<number | null>(null)
  const nowMs = useNow(resendAtMs === null ? null : 1000)
  const sending = useMutation({
    networkMode: 'always',
    mutationFn: () => api('POST /auth/send-otp', { body: { phone, role: 'customer' } }),
    onSuccess: ({ resend_after_seconds }) => {
      setResendAtMs(Date.now() + resend_after_seconds * 1000)
      toast.success(t('orders.code.sent'))
    },
  })
  const confirming = useMutation({
    networkMode: 'always',
    mutationFn: () => api('POST /orders/prove-number', { body: { phone, otp } }),
    // The browser keeps the proof in a cookie that scripts cannot read.
    onSuccess: onProven,
  })
  const failure = confirming.error ?? sending.error
  return {
    otp,
    type: (digits: string) => {
      setOtp(digits)
      setShort(false)
      confirming.reset()
    },
    isSent: resendAtMs !== null,
    send: () => {
      confirming.reset()
      sending.mutate()
    },
    isSending: sending.isPending,
    confirm: () => {
      if (otp.length !== CUSTOMER_OTP_DIGITS) setShort(true)
      else if (!confirming.isPending) confirming.mutate()
    },
    isConfirming: confirming.isPending,
    waitSeconds: resendAtMs === null ? 0 : Math.max(0, Math.ceil((resendAtMs - nowMs) / 1000)),
    error: isShort
      ? t('orders.code.invalid')
      : failure
        ? tError(
            failure instanceof ApiError ? failure.code : 'server.failed',
            failure instanceof ApiError ? failure.details : undefined,
          )
        : undefined,
  }
}

export type PhoneProving = ReturnType<typeof useProvePhone>
