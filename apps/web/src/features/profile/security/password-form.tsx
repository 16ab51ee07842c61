import { isGoodPassword } from '@jhola/contract/auth/passwords'
import { PASSWORD } from '@jhola/contract/constants'
import { type FormEvent, useState } from 'react'
import { api } from '../../../shared/api/api-client.ts'
import { PasswordField } from '../../../shared/forms/password-field.tsx'
import { PasswordStrength } from '../../../shared/forms/password-strength.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { FormButtons } from '../components/form-buttons.tsx'
import { useSave } from '../hooks/use-save.ts'

/** The current password, and the new one twice. */
export const PasswordForm = ({ onClose }: { onClose(): void }) => {
  const { t } = useT()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [again, setAgain] = useState('')
  const [mistake, setMistake] = useState<{ field: 'current' | 'next' | 'again'; text: string }>()
  const saving = useSave({
    send: () => api('POST /auth/change-password', { body: { current_password: current, password: next } }),
    onSaved: onClose,
    done: t('profile.passwordChanged'),
    isQuiet: true,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (current === '') return setMistake({ field: 'current', text: t('profile.passwordMissing') })
    if (!isGoodPassword(next)) return setMistake({ field: 'next', text: t('errors.auth.password_weak') })
    if (next !== again) return setMistake({ field: 'again', text: t('profile.passwordsDiffer') })
    return saving.save(undefined)
  }
  const field = (name: 'current' | 'next' | 'again', value: string, set: (text: string) => void) => ({
    maxLength: PASSWORD.max,
    value,
    error: mistake?.field === name ? mistake.text : undefined,
    onChange: (event: { target: { value: string } }) => {
      set(event.target.value)
      setMistake(undefined)
      saving.reset()
    },
  })
  return (
    <form noValidate className="grid grid-cols-1 gap-3" onSubmit={submit}>
      <PasswordField
        label={t('profile.currentPassword')}
        autoComplete="current-password"
        autoFocus
        {...field('current', current, setCurrent)}
      />
      <PasswordField label={t('profile.newPassword')} autoComplete="new-password" {...field('next', next, setNext)} />
      {next !== '' && <PasswordStrength password={next} />}
      <PasswordField label={t('profile.repeatPassword')} autoComplete="new-password" {...field('again', again, setAgain)} />
      {saving.error && <Alert tone="error">{saving.error}</Alert>}
      <p className="text-ink-soft text-sm">{t('profile.passwordEndsOthers')}</p>
      <FormButtons save={t('profile.changePassword')} isBusy={saving.isBusy} onCancel={onClose} />
    </form>
  )
}
