import { PASSKEY_NAME_MAX } from '@jhola/contract/auth/factors/rules'
import { type FormEvent, useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'

type NameFormProps = { name: string; save: string; hint?: string; isBusy: boolean; onName(name: string): void; onCancel(): void }

/** The name of a passkey: what its owner calls the device. */
export const NameForm = ({ name: given, save, hint, isBusy, onName, onCancel }: NameFormProps) => {
  const { t } = useT()
  const [name, setName] = useState(given)
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setMissing(true)
    onName(name.trim())
  }
  return (
    <form noValidate className="grid grid-cols-1 gap-3" onSubmit={submit}>
      <TextField
        label={t('auth.factors.name')}
        hint={hint}
        maxLength={PASSKEY_NAME_MAX}
        autoFocus
        value={name}
        error={isMissing ? t('auth.factors.nameMissing') : undefined}
        onChange={(event) => {
          setName(event.target.value)
          setMissing(false)
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="brand" loading={isBusy}>
          {save}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
          {t('auth.factors.cancel')}
        </Button>
      </div>
    </form>
  )
}
