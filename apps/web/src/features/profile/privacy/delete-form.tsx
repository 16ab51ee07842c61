import { CUSTOMER_OTP_DIGITS, PASSWORD } from '@jhola/contract/constants'
import type { Profile } from '@jhola/contract/profile/schema'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { clearUserData } from '../../../domain/account/clear-user-data.ts'
import { api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { OutsideLinkButton } from '../../../shared/ui/link-button.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { FormButtons } from '../components/form-buttons.tsx'
import { CodeField } from '../contact/code-field.tsx'
import { useCode } from '../contact/use-code.ts'
import { useSave } from '../hooks/use-save.ts'

type Proof = { otp: string } | { password: string }

const useDeletion = (onGone: () => void) => {
  const { t } = useT()
  const client = useQueryClient()
  return useSave({
    send: (proof: Proof) => api('POST /profile/delete', { body: proof }),
    onSaved: ({ message }) => {
      client.clear()
      toast.success(message || t('profile.deleted'))
      // First, because the next page would still request this account's cart.
      void clearUserData().then(onGone)
    },
    isQuiet: true,
  })
}

/** An owner has to close the shop before deleting the account. */
const ShopFirst = ({ profile }: { profile: Profile }) => {
  const { t } = useT()
  return (
    <Alert
      tone="warning"
      title={t('errors.profile.owns_store')}
      action={
        <OutsideLinkButton variant="secondary" size="sm" href="/store/settings">
          {t('profile.shopSettings')}
        </OutsideLinkButton>
      }
    >
      {profile.owned_stores.map(({ name }) => name).join(', ')}
    </Alert>
  )
}

type FormProps = { deletion: ReturnType<typeof useDeletion>; onClose(): void }

const ByPassword = ({ deletion, onClose }: FormProps) => {
  const { t } = useT()
  const [password, setPassword] = useState('')
  const [mistake, setMistake] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password === '') return setMistake(t('profile.passwordMissing'))
    return deletion.save({ password })
  }
  return (
    <form noValidate className="grid grid-cols-1 gap-3" onSubmit={submit}>
      <TextField
        label={t('profile.currentPassword')}
        type="password"
        autoComplete="current-password"
        autoFocus
        maxLength={PASSWORD.max}
        value={password}
        error={mistake ?? deletion.error}
        onChange={(event) => {
          setPassword(event.target.value)
          setMistake(undefined)
          deletion.reset()
        }}
      />
      <FormButtons danger save={t('profile.deleteNow')} isBusy={deletion.isBusy} onCancel={onClose} />
    </form>
  )
}

const ByCode = ({ phone, deletion, onClose }: FormProps & { phone: string }) => {
  const { t } = useT()
  const [otp, setOtp] = useState('')
  const [mistake, setMistake] = useState<string>()
  const code = useCode('phone')
  if (code.sentTo === null)
    return (
      <div className="grid grid-cols-1 gap-3">
        {code.error && <Alert tone="error">{code.error}</Alert>}
        <div className="flex flex-wrap gap-3">
          <Button variant="brand" loading={code.isSending} onClick={() => code.send(phone)}>
            {t('profile.code.send')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('profile.cancel')}
          </Button>
        </div>
      </div>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (otp.length !== CUSTOMER_OTP_DIGITS) return setMistake(t('profile.code.invalid'))
    return deletion.save({ otp })
  }
  return (
    <form noValidate className="grid grid-cols-1 gap-3" onSubmit={submit}>
      <CodeField
        code={code}
        value={otp}
        error={mistake ?? deletion.error ?? code.error}
        onChange={(digits) => {
          setOtp(digits)
          setMistake(undefined)
          deletion.reset()
        }}
      />
      <FormButtons danger save={t('profile.deleteNow')} isBusy={deletion.isBusy} onCancel={onClose} />
    </form>
  )
}

/** Account deletion: what is deleted and what is retained, and the proof of identity. */
export const DeleteForm = ({ profile, onClose }: { profile: Profile; onClose(): void }) => {
  const { t } = useT()
  // The shop's other screens belong to another entry, so the home page is loaded in full.
  const deletion = useDeletion(() => location.replace('/'))
  if (profile.owned_stores.length > 0) return <ShopFirst profile={profile} />
  return (
    <>
      <Alert tone="error" title={t('profile.deleteTitle')}>
        <ul className="grid list-disc grid-cols-1 gap-1 ps-4">
          <li>{t('profile.deleteGoes')}</li>
          <li>{t('profile.deleteStays')}</li>
          <li>{t('profile.deleteNoReturn')}</li>
        </ul>
      </Alert>
      {profile.has_password && <ByPassword deletion={deletion} onClose={onClose} />}
      {!profile.has_password && profile.phone !== null && <ByCode phone={profile.phone} deletion={deletion} onClose={onClose} />}
      {!profile.has_password && profile.phone === null && <p>{t('profile.deleteNeedsProof')}</p>}
    </>
  )
}
