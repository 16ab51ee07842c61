import { type FormEvent, useState } from 'react'
import { canUsePasskeys, signWithPasskey } from '../../../domain/account/passkeys.ts'
import { type ApiReply, api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { type Guarded, useGuarded } from '../hooks/use-guarded.ts'
import { CodeForm } from './code-form.tsx'

const RecoveryForm = ({ guarded, onCode }: { guarded: Guarded; onCode(code: string): void }) => {
  const { t } = useT()
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '') onCode(code)
  }
  return (
    <form noValidate className="grid grid-cols-1 gap-3" onSubmit={submit}>
      <TextField
        label={t('auth.factors.recoveryCode')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        onChange={(event) => {
          setCode(event.target.value)
          guarded.setError(undefined)
        }}
      />
      <Button type="submit" variant="brand" className="justify-self-start" loading={guarded.isBusy}>
        {t('auth.factors.confirm')}
      </Button>
    </form>
  )
}

type ProveFactorProps = { factors: ApiReply<'GET /auth/factors'>; onDone(): void }

/** An admin shows the second step: passkey, code of the app, or a recovery code. */
export const ProveFactor = ({ factors, onDone }: ProveFactorProps) => {
  const { t } = useT()
  const guarded = useGuarded()
  const [hasLost, setLost] = useState(false)
  const { passkeys, has_app, signed_in_by } = factors
  const cameByPasskey = signed_in_by === 'passkey'
  const prove = (body: Parameters<typeof api<'POST /auth/second-factor'>>[1]['body']) =>
    guarded.run(async () => {
      await api('POST /auth/second-factor', { body })
      onDone()
    })
  const byPasskey = () =>
    guarded.run(async () => {
      const { options } = await api('POST /auth/second-factor/options')
      await api('POST /auth/second-factor', { body: { response: await signWithPasskey(options) } })
      onDone()
    })
  return (
    <>
      {guarded.error && <Alert tone="error">{guarded.error}</Alert>}
      {cameByPasskey && <p>{t('auth.factors.cameByPasskey')}</p>}
      {!cameByPasskey && passkeys.length > 0 && canUsePasskeys() && (
        <Button variant="brand" fullWidth icon="lock" loading={guarded.isBusy} onClick={() => void byPasskey()}>
          {t('auth.factors.usePasskey')}
        </Button>
      )}
      {has_app && (
        <CodeForm
          label={t('auth.factors.appCode')}
          save={t('auth.factors.confirm')}
          isBusy={guarded.isBusy}
          onChange={() => guarded.setError(undefined)}
          onCode={(totp) => void prove({ totp })}
        />
      )}
      {hasLost ? (
        <>
          <RecoveryForm guarded={guarded} onCode={(recovery_code) => void prove({ recovery_code })} />
          <p className="text-ink-soft text-sm">{t('auth.factors.lostAdmin')}</p>
        </>
      ) : (
        <Button variant="ghost" fullWidth onClick={() => setLost(true)}>
          {t('auth.factors.lost')}
        </Button>
      )}
    </>
  )
}
