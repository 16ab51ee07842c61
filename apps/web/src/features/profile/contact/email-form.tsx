import { isLikeEmail } from '@jhola/contract/shared/email'
import { type FormEvent, useState } from 'react'
import { api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { FormButtons } from '../components/form-buttons.tsx'
import { useSave } from '../hooks/use-save.ts'

const EMAIL_MAX = 254

/** Changes the email address: it takes effect when the link sent to it is opened. */
export const EmailForm = ({ onClose }: { onClose(): void }) => {
  const { t } = useT()
  const [email, setEmail] = useState('')
  const [mistake, setMistake] = useState<string>()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const sending = useSave({
    send: (to: string) => api('POST /profile/email', { body: { email: to } }),
    onSaved: (_answer, to) => setSentTo(to),
    isQuiet: true,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = email.trim()
    if (wanted === '') return setMistake(t('profile.emailMissing'))
    if (!isLikeEmail(wanted)) return setMistake(t('profile.emailInvalid'))
    return sending.save(wanted)
  }
  if (sentTo !== null)
    return (
      <Alert tone="success" icon="check" title={t('profile.emailSent')} onDismiss={onClose}>
        <bdi>{t('profile.emailSentHint', { email: sentTo })}</bdi>
      </Alert>
    )
  return (
    <form noValidate className="grid grid-cols-1 gap-3" onSubmit={submit}>
      <TextField
        label={t('profile.newEmail')}
        hint={t('profile.newEmailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoFocus
        maxLength={EMAIL_MAX}
        value={email}
        error={mistake ?? sending.error}
        onChange={(event) => {
          setEmail(event.target.value)
          setMistake(undefined)
          sending.reset()
        }}
      />
      <FormButtons save={t('profile.sendLink')} isBusy={sending.isBusy} onCancel={onClose} />
    </form>
  )
}
