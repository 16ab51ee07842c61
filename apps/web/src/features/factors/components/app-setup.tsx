import { useState } from 'react'
import { type ApiReply, api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { QrCode } from '../../../shared/ui/qr-code.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import type { Guarded } from '../hooks/use-guarded.ts'
import { CodeForm } from './code-form.tsx'

type AppSetupProps = { guarded: Guarded; onAdded(recoveryCodes: string[] | null): void }

/** Sets up an authenticator app: a QR code, or its secret to type, and the first code. */
export const AppSetup = ({ guarded, onAdded }: AppSetupProps) => {
  const { t } = useT()
  const [begun, setBegun] = useState<ApiReply<'POST /auth/totp/start'>>()
  const begin = () => guarded.run(async () => setBegun(await api('POST /auth/totp/start')))
  const confirm = (totp: string) =>
    guarded.run(async () => {
      const { recovery_codes } = await api('POST /auth/totp', { body: { totp } })
      toast.success(t('auth.factors.appAdded'))
      setBegun(undefined)
      onAdded(recovery_codes)
    })
  if (!begun)
    return (
      <Button
        variant="secondary"
        icon="phone"
        className="justify-self-start"
        loading={guarded.isBusy}
        onClick={() => void begin()}
      >
        {t('auth.factors.appSetUp')}
      </Button>
    )
  return (
    <div className="grid grid-cols-1 gap-3">
      <p>{t('auth.factors.appScan')}</p>
      {/* Drawn here: the secret goes to no other server. */}
      <QrCode link={begun.uri} label={t('auth.factors.appQr')} className="size-56 max-w-full" />
      <p className="text-ink-soft text-sm">
        {t('auth.factors.appType')}
        <code className="mt-1 block text-base text-ink" dir="ltr">
          {begun.secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <CodeForm
        label={t('auth.factors.appCode')}
        save={t('auth.factors.confirm')}
        isBusy={guarded.isBusy}
        error={guarded.error}
        onChange={() => guarded.setError(undefined)}
        onCode={(code) => void confirm(code)}
      />
    </div>
  )
}
