import { fullPhone } from '@jhola/contract/shared/phone'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, type ApiReply, api } from '../../../../shared/api/api-client.ts'
import { useMoments } from '../../../../shared/format/moments.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { IconButton } from '../../../../shared/ui/icon-button.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { SkeletonCards } from '../../../../shared/ui/skeleton.tsx'
import { StatusChip } from '../../../../shared/ui/status-chip.tsx'
import { toast } from '../../../../shared/ui/toast.ts'
import { staffQuery } from '../api/settings.ts'
import { InviteForm } from './invite-form.tsx'
import { MemberRights } from './member-rights.tsx'

type Member = ApiReply<'GET /stores/me/staff'>['staff'][number]

const MemberLine = ({ member, onRemove }: { member: Member; onRemove: () => void }) => {
  const { t } = useT()
  const moments = useMoments()
  const isOwner = member.role === 'store_owner'
  return (
    <li className="py-3">
      <div className="flex items-center gap-3">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand">
          <Icon name="user" />
        </span>
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
            <span className="break-words font-semibold">{member.name}</span>
            <StatusChip tone={isOwner ? 'primary' : member.joined_at ? 'success' : 'neutral'}>
              {t(
                isOwner
                  ? 'stores.settings.people.owner'
                  : member.joined_at
                    ? 'stores.settings.people.works'
                    : 'stores.settings.people.invited',
              )}
            </StatusChip>
          </p>
          <p className="text-ink-soft text-sm">
            {member.phone && <bdi className="whitespace-nowrap">{fullPhone(member.phone)}</bdi>}
            {!isOwner && (
              <span className="block">
                {t('stores.settings.people.invitedAt', { time: moments.dayAndTime(member.invited_at) })}
              </span>
            )}
          </p>
        </div>
        {!isOwner && <IconButton icon="trash" label={t('common.remove', { name: member.name })} onClick={onRemove} />}
      </div>
      {!isOwner && <MemberRights member={member} />}
    </li>
  )
}

/** Removes a person from the shop, after a confirmation. */
const useRemoval = () => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const [leaving, setLeaving] = useState<Member | null>(null)
  const removal = useMutation({
    networkMode: 'always',
    mutationFn: ({ user_id }: Member) => api('DELETE /stores/me/staff/{user_id}', { params: { user_id } }),
    onSuccess: (_reply, { name }) => toast.success(t('stores.settings.people.removed', { name })),
    onError: (error) => toast.error(tError(error instanceof ApiError ? error.code : 'server.failed')),
    onSettled: () => {
      setLeaving(null)
      return client.invalidateQueries({ queryKey: staffQuery.queryKey })
    },
  })
  return { leaving, setLeaving, removal }
}

/** The people of the shop: the owner, and staff invited by phone. */
export const PeopleSection = () => {
  const { t, tError } = useT()
  const reading = useQuery(staffQuery)
  const { leaving, setLeaving, removal } = useRemoval()
  if (reading.isPending) return <SkeletonCards count={2} className="h-16" />
  if (!reading.data)
    return (
      <LoadFailed
        message={t('stores.settings.people.failed')}
        hint={tError(reading.error.code, reading.error.details)}
        onRetry={() => void reading.refetch()}
        retrying={reading.isFetching}
      />
    )
  const { staff } = reading.data
  return (
    <div className="grid grid-cols-1 gap-5">
      <ul className="divide-y divide-line">
        {staff.map((member) => (
          <MemberLine key={member.user_id} member={member} onRemove={() => setLeaving(member)} />
        ))}
      </ul>
      {staff.every(({ role }) => role === 'store_owner') && <p className="text-ink-soft">{t('stores.settings.people.none')}</p>}
      <InviteForm />
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => {
          if (!open) setLeaving(null)
        }}
        title={t('stores.settings.people.removeTitle', { name: leaving?.name ?? '' })}
        description={t('stores.settings.people.removeText')}
        confirmLabel={t('stores.settings.people.remove')}
        cancelLabel={t('stores.settings.keep')}
        danger
        busy={removal.isPending}
        onConfirm={() => {
          if (leaving) removal.mutate(leaving)
        }}
      />
    </div>
  )
}
