import { PERMISSIONS, type Permission, RIGHTS } from '@jhola/contract/staff/permissions'
import { STAFF_ROLES, type StaffRole } from '@jhola/contract/staff/roles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, type ApiReply, api } from '../../../../shared/api/api-client.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../../shared/i18n/texts.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Select } from '../../../../shared/ui/select.tsx'
import { Switch } from '../../../../shared/ui/switch.tsx'
import { toast } from '../../../../shared/ui/toast.ts'
import { staffQuery } from '../api/settings.ts'

type Member = ApiReply<'GET /stores/me/staff'>['staff'][number]
type Rights = { role: StaffRole; overrides: Member['overrides'] }

const GIVABLE = PERMISSIONS.filter((permission) => RIGHTS[permission].isGivable)

// @NOTE every right that may be given has a text under its name with an underscore (checked by the test beside this file).
const labelOf = (permission: Permission): TextKey => `stores.settings.people.right.${permission.replace('.', '_')}` as TextKey

/** The role of a person or of an invitation, with what it includes. */
export const RoleSelect = ({ value, onChange }: { value: StaffRole; onChange(role: StaffRole): void }) => {
  const { t } = useT()
  return (
    <Select
      label={t('stores.settings.people.role')}
      hint={t(`stores.settings.people.roleHint.${value}`)}
      value={value}
      options={STAFF_ROLES.map((role) => ({ value: role, label: t(`orders.board.role.${role}`) }))}
      onChange={({ target }) => {
        const chosen = STAFF_ROLES.find((role) => role === target.value)
        if (chosen) onChange(chosen)
      }}
    />
  )
}

/** Changes a person's rights; the switch shows the new state until the server has answered. */
const useRights = (member: Member) => {
  const { t, tError } = useT()
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: Rights) => api('PUT /stores/me/staff/{user_id}', { params: { user_id: member.user_id }, body }),
    onSuccess: () => toast.success(t('stores.settings.people.changed', { name: member.name })),
    onError: (error) => toast.error(tError(error instanceof ApiError ? error.code : 'server.failed')),
    onSettled: () => client.invalidateQueries({ queryKey: staffQuery.queryKey }),
  })
}

/** Somebody typed a wrong PIN too often on a shared device. */
const UnlockPin = ({ member: { user_id, name } }: { member: Member }) => {
  const { t, tError } = useT()
  const unlock = useMutation({
    networkMode: 'always',
    mutationFn: () => api('DELETE /stores/me/staff/{user_id}/pin-lock', { params: { user_id } }),
    onSuccess: () => toast.success(t('stores.settings.people.pinUnlocked', { name })),
    onError: (error) => toast.error(tError(error instanceof ApiError ? error.code : 'server.failed')),
  })
  return (
    <Button
      variant="secondary"
      icon="lock"
      className="justify-self-start"
      loading={unlock.isPending}
      onClick={() => unlock.mutate()}
    >
      {t('stores.settings.people.unlockPin')}
    </Button>
  )
}

/** The role of one person, and a switch for each right that the owner may give or take. */
export const MemberRights = ({ member }: { member: Member }) => {
  const { t } = useT()
  const change = useRights(member)
  const { shop_role: role, overrides, permissions } = member
  if (role === 'owner') return null
  const has = (permission: Permission): boolean => {
    const sent = change.isPending ? change.variables.overrides[permission] : undefined
    return sent ?? permissions.includes(permission)
  }
  return (
    <details className="mt-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-brand">
        {t(`orders.board.role.${role}`)} · {t('stores.settings.people.rights')}
      </summary>
      <div className="grid grid-cols-1 gap-3 rounded-lg bg-sunken p-4">
        <RoleSelect value={role} onChange={(chosen) => change.mutate({ role: chosen, overrides: {} })} />
        <fieldset disabled={change.isPending} className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
          <legend className="sr-only">{t('stores.settings.people.rights')}</legend>
          {GIVABLE.map((permission) => (
            <Switch
              key={permission}
              label={t(labelOf(permission))}
              checked={has(permission)}
              onChange={(isGiven) => change.mutate({ role, overrides: { ...overrides, [permission]: isGiven } })}
            />
          ))}
        </fieldset>
        <UnlockPin member={member} />
      </div>
    </details>
  )
}
