import { useState } from 'react'
import { api } from '../../../shared/api/api-client.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useSave } from '../hooks/use-save.ts'

export type ContactKind = 'phone' | 'email'

const sendTo = (kind: ContactKind, contact: string) =>
  kind === 'phone'
    ? api('POST /auth/send-otp', { body: { phone: contact, role: 'customer' } })
    : api('POST /auth/send-email-passcode', { body: { email: contact } })

/** Sends a code to a number or an address and counts down until it can be sent again. */
export const useCode = (kind: ContactKind) => {
  const { t } = useT()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [resendAtMs, setResendAtMs] = useState(0)
  const nowMs = useNow(sentTo === null ? null : 1000)
  const sending = useSave({
    send: (contact: string) => sendTo(kind, contact),
    onSaved: ({ resend_after_seconds }, contact) => {
      setSentTo(contact)
      setResendAtMs(Date.now() + resend_after_seconds * 1000)
    },
    done: t('profile.code.sent'),
    isQuiet: true,
  })
  return {
    kind,
    sentTo,
    send: sending.save,
    isSending: sending.isBusy,
    error: sending.error,
    waitSeconds: sentTo === null ? 0 : Math.max(0, Math.ceil((resendAtMs - nowMs) / 1000)),
    forget: () => setSentTo(null),
  }
}

export type Code = ReturnType<typeof useCode>
