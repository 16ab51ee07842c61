import { useState } from 'react'
import { canUsePasskeys, createPasskey } from '../../../domain/account/passkeys.ts'
import { api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import type { Guarded } from '../hooks/use-guarded.ts'
import { NameForm } from './name-form.tsx'

type AddPasskeyProps = { guarded: Guarded; isFirst: boolean; onAdded(recoveryCodes: string[] | null): void }

/** Names a passkey and makes it with the browser's own dialog. Where passkeys are impossible, says so. */
export const AddPasskey = ({ guarded, isFirst, onAdded }: AddPasskeyProps) => {
  const { t } = useT()
  const [isOpen, setOpen] = useState(false)
  if (!canUsePasskeys()) return <p className="text-ink-soft text-sm">{t('auth.factors.impossible')}</p>
  const add = (name: string) =>
    guarded.run(async () => {
      const { options } = await api('POST /auth/passkeys/options')
      const response = await createPasskey(options)
      const { recovery_codes } = await api('POST /auth/passkeys', { body: { name, response } })
      toast.success(t('auth.factors.added'))
      setOpen(false)
      onAdded(recovery_codes)
    })
  if (!isOpen)
    return (
      <Button variant={isFirst ? 'brand' : 'secondary'} icon="plus" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('auth.factors.add')}
      </Button>
    )
  return (
    <NameForm
      name=""
      save={t('auth.factors.addNow')}
      hint={t('auth.factors.nameHint')}
      isBusy={guarded.isBusy}
      onName={(name) => void add(name)}
      onCancel={() => setOpen(false)}
    />
  )
}
