import type { User } from '@jhola/contract/auth/schema'
import { fullPhone } from '@jhola/contract/shared/phone'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { canUsePasskeys, isDialogClosed, signWithPasskey } from '../../../domain/account/passkeys.ts'
import { ApiError, api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { factorsQuery, meQuery } from '../api.ts'
import { CodeForm } from './code-form.tsx'

/** Sends a code to the account's own number, or a passcode to its own address. */
const sendCode = ({ phone, email }: User) =>
  phone === null
    ? api('POST /auth/send-email-passcode', { body: { email: email ?? '' } })
    : api('POST /auth/send-otp', { body: { phone, role: 'customer' } })

const useProofs = (onDone: () => void) => {
  const { tError } = useT()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const attempt = async (work: () => Promise<boolean>): Promise<void> => {
    setBusy(true)
    setError(undefined)
    try {
      if (await work()) onDone()
    } catch (caught) {
      if (caught instanceof ApiError) setError(tError(caught.code, caught.details))
      else if (!isDialogClosed(caught)) throw caught
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, error, clear: () => setError(undefined), attempt }
}

type ConfirmIdentityProps = { onDone(): void; onCancel(): void }

/** Before the ways to sign in change: the person proves once more who they are, with a passkey or a code. */
export const ConfirmIdentity = ({ onDone, onCancel }: ConfirmIdentityProps) => {
  const { t } = useT()
  const user = useQuery(meQuery).data?.user
  const hasPasskey = (useQuery(factorsQuery).data?.passkeys.length ?? 0) > 0
  const [isSent, setSent] = useState(false)
  const { isBusy, error, clear, attempt } = useProofs(onDone)
  if (!user) return null
  const to = user.phone === null ? (user.email ?? '') : fullPhone(user.phone)
  const byPasskey = () =>
    attempt(async () => {
      const { options } = await api('POST /auth/second-factor/options')
      await api('POST /auth/fresh', { body: { response: await signWithPasskey(options) } })
      return true
    })
  const byCode = (code: string) =>
    attempt(async () => {
      await api('POST /auth/fresh', { body: user.phone === null ? { passcode: code } : { otp: code } })
      return true
    })
  const send = () =>
    attempt(async () => {
      await sendCode(user)
      setSent(true)
      return false
    })
  return (
    <section
      className="grid grid-cols-1 gap-3 rounded-lg border border-line-strong p-4"
      aria-label={t('auth.factors.confirmTitle')}
    >
      <h3 className="font-semibold">{t('auth.factors.confirmTitle')}</h3>
      <p className="text-ink-soft text-sm">{t('auth.factors.confirmHint')}</p>
      {error && !isSent && <Alert tone="error">{error}</Alert>}
      {isSent ? (
        <CodeForm
          label={t('auth.factors.codeSentTo', { to })}
          save={t('auth.factors.confirm')}
          isBusy={isBusy}
          error={error}
          onChange={clear}
          onCode={(code) => void byCode(code)}
        >
          <Button variant="secondary" onClick={onCancel}>
            {t('auth.factors.cancel')}
          </Button>
        </CodeForm>
      ) : (
        <div className="flex flex-wrap gap-3">
          {hasPasskey && canUsePasskeys() && (
            <Button variant="brand" icon="lock" loading={isBusy} onClick={() => void byPasskey()}>
              {t('auth.factors.usePasskey')}
            </Button>
          )}
          <Button variant="secondary" loading={isBusy} onClick={() => void send()}>
            {t('auth.factors.sendCode')}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            {t('auth.factors.cancel')}
          </Button>
        </div>
      )}
    </section>
  )
}
