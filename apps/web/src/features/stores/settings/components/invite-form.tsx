import type { FieldProblem } from '@jhola/contract/error-details'
import { normalisePhone } from '@jhola/contract/shared/phone'
import { DEFAULT_STAFF_ROLE, type StaffRole } from '@jhola/contract/staff/roles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, api } from '../../../../shared/api/api-client.ts'
import { useTries } from '../../../../shared/api/idempotency-key.ts'
import { typedPhone } from '../../../../shared/format/typed-digits.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../../shared/i18n/texts.ts'
import { Alert } from '../../../../shared/ui/alert.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import { toast } from '../../../../shared/ui/toast.ts'
import { staffQuery } from '../api/settings.ts'
import { RoleSelect } from './member-rights.tsx'

type Errors = { name?: string; phone?: string; other?: string }

const refusalOf = (error: Error, say: (code: string, details?: unknown) => string): Errors => {
  if (!(error instanceof ApiError)) return { other: say('server.failed') }
  const { details } = error
  const fields = typeof details === 'object' && details !== null && 'fields' in details ? details.fields : undefined
  // @NOTE the details of `request.invalid` are typed by the contract (`DetailsByCode`)
  const marks = Object.fromEntries(
    (Array.isArray(fields) ? (fields as FieldProblem[]) : []).map(({ field, message }) => [field, message]),
  )
  if (marks.name || marks.phone) return { ...(marks.name && { name: marks.name }), ...(marks.phone && { phone: marks.phone }) }
  const text = say(error.code, details)
  return error.code === 'stores.staff_taken' ? { phone: text } : { other: text }
}

/** Invites staff by phone; they get a message and sign in with an OTP. */
export const InviteForm = () => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const [role, setRole] = useState<StaffRole>(DEFAULT_STAFF_ROLE)
  const [errors, setErrors] = useState<Errors>({})
  /** The person who was invited without a message. */
  const [heldBack, setHeldBack] = useState<string>()
  const tries = useTries<{ name: string; phone: string; role: StaffRole }>()
  const invitation = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      tries.send({ name: name.trim(), phone: `+91${phone}`, role }, (body, idempotencyKey) =>
        api('POST /stores/me/staff', { body, idempotencyKey }),
      ),
    onError: (error) => setErrors(refusalOf(error, tError)),
    onSuccess: async ({ reply: { member, is_message_sent } }) => {
      setName('')
      setPhone('')
      if (is_message_sent) toast.success(t('stores.settings.people.sent', { name: member.name }))
      else setHeldBack(member.name)
      await client.invalidateQueries({ queryKey: staffQuery.queryKey })
    },
  })
  const change = () => {
    setErrors({})
    setHeldBack(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (invitation.isPending) return
    const wrong: { name?: TextKey; phone?: TextKey } = {
      ...(!name.trim() && { name: 'stores.settings.people.nameMissing' }),
      ...(!normalisePhone(phone) && { phone: 'stores.settings.error.phone' }),
    }
    setErrors({ ...(wrong.name && { name: t(wrong.name) }), ...(wrong.phone && { phone: t(wrong.phone) }) })
    if (!wrong.name && !wrong.phone) invitation.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4 rounded-lg bg-sunken p-4">
      <h3 className="font-semibold">{t('stores.settings.people.invite')}</h3>
      <p className="text-ink-soft text-sm">{t('stores.settings.people.inviteHint')}</p>
      {errors.other && <Alert tone="error">{errors.other}</Alert>}
      {heldBack !== undefined && <Alert tone="warning">{t('stores.settings.people.notSent', { name: heldBack })}</Alert>}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label={t('stores.settings.people.name')}
          autoComplete="off"
          maxLength={80}
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            change()
          }}
          error={errors.name}
        />
        <TextField
          label={t('stores.settings.people.phone')}
          prefix="+91"
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          value={phone}
          onChange={(event) => {
            setPhone(typedPhone(event.target.value))
            change()
          }}
          error={errors.phone}
        />
      </div>
      <RoleSelect value={role} onChange={setRole} />
      <div>
        <Button type="submit" variant="brand" icon="send" loading={invitation.isPending}>
          {t('stores.settings.people.send')}
        </Button>
      </div>
    </form>
  )
}
