import type { Profile } from '@jhola/contract/profile/schema'
import { useState } from 'react'
import { api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { useSave } from '../hooks/use-save.ts'

const FormPart = lazyPart(() => import('./password-form.tsx').then((module) => module.PasswordForm))

/** Without a current password a new one cannot be verified; a link to the person's own email address is used instead. */
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

/** Changes the password, or sets the first one. */
export const PasswordCard = ({ profile }: { profile: Profile }) => {
  const { t, tError } = useT()
  const [isOpen, setOpen] = useState(false)
  const { has_password, email, email_verified } = profile
  return (
    <Card as="section" className="grid grid-cols-1 gap-3">
      <CardTitle>{t('profile.password')}</CardTitle>
      {isOpen && (
        <FormPart
          part={{ onClose: () => setOpen(false) }}
          whileLoading={<Skeleton className="h-64" />}
          onFailed={() => {
            setOpen(false)
            toast.error(tError('network.offline'))
          }}
        />
      )}
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
