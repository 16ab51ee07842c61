import { isGoodPassword } from '@jhola/contract/auth/passwords'
import { PASSWORD } from '@jhola/contract/constants'
import type { Profile } from '@jhola/contract/profile/schema'
import { type FormEvent, useState } from 'react'
import { api } from '../../../shared/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { PasswordField } from '../../../shared/password-field.tsx'
import { PasswordStrength } from '../../../shared/password-strength.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { useSave } from '../hooks/use-save.ts'
import { FormButtons } from './form-buttons.tsx'

const ChangeForm = ({ onClose }: { onClose(): void }) => {
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
    maxLength: PASSWORD.most,
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

/** Without a password there is nothing to prove a new one by: a link to the person's own e-mail address does. */
const SetByLink = ({ email }: { email: string }) => {
  const { t } = useT()
  const sending = useSave({
    send: () => api('POST /auth/forgot-password', { body: { email } }),
    onSaved: () => setSent(true),
    isQuiet: true,
  })
  const [isSent, setSent] = useState(false)
  if (isSent)
    return (
      <Alert tone="success" icon="mail" title={t('profile.emailSent')}>
        <bdi>{t('profile.passwordLinkHint', { email })}</bdi>
      </Alert>
    )
  return (
    <>
      {sending.error && <Alert tone="error">{sending.error}</Alert>}
      <Button variant="secondary" className="justify-self-start" loading={sending.isBusy} onClick={() => sending.save(undefined)}>
        {t('profile.setPassword')}
      </Button>
    </>
  )
}

/** Changing the password, or setting a first one. */
export const PasswordCard = ({ profile }: { profile: Profile }) => {
  const { t } = useT()
  const [isOpen, setOpen] = useState(false)
  const { has_password, email, email_verified } = profile
  return (
    <Card as="section" className="grid grid-cols-1 gap-3">
      <CardTitle>{t('profile.password')}</CardTitle>
      {isOpen && <ChangeForm onClose={() => setOpen(false)} />}
      {!isOpen && <p className="text-ink-soft">{t(has_password ? 'profile.hasPassword' : 'profile.noPassword')}</p>}
      {!isOpen && has_password && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
          {t('profile.changePassword')}
        </Button>
      )}
      {!has_password && email !== null && email_verified && <SetByLink email={email} />}
      {!has_password && (email === null || !email_verified) && <p className="text-sm">{t('profile.emailFirst')}</p>}
    </Card>
  )
}
