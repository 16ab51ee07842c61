import type { Profile } from '@jhola/contract/profile/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { takeProfile } from '../api/profile.ts'
import { useSave } from '../hooks/use-save.ts'

const NAME_MAX = 80

/** Changes the person's name. */
export const NameForm = ({ profile }: { profile: Profile }) => {
  const { t } = useT()
  const client = useQueryClient()
  const [typed, setTyped] = useState<string | null>(null)
  const [isEmpty, setEmpty] = useState(false)
  const saving = useSave({
    send: (name: string) => api('PATCH /profile', { body: { name } }),
    onSaved: (answer) => {
      takeProfile(client, answer)
      setTyped(null)
    },
    done: t('profile.saved'),
    isQuiet: true,
  })
  const name = typed ?? profile.name
  const submit = () => {
    setEmpty(name.trim() === '')
    if (name.trim() !== '') saving.save(name.trim())
  }
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        label={t('profile.name')}
        autoComplete="name"
        maxLength={NAME_MAX}
        value={name}
        error={isEmpty ? t('profile.nameMissing') : saving.error}
        onChange={(event) => {
          setTyped(event.target.value)
          setEmpty(false)
        }}
      />
      {name.trim() !== profile.name && (
        <Button type="submit" variant="brand" className="justify-self-start" loading={saving.isBusy}>
          {t('profile.save')}
        </Button>
      )}
    </form>
  )
}
