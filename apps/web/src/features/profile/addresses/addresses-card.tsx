import type { Profile, SavedAddress } from '@jhola/contract/profile/schema'
import { formatPhone } from '@jhola/contract/shared/phone'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { api } from '../../../shared/api/api-client.ts'
import { typedPhone } from '../../../shared/format/typed-digits.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { patchProfile, profileQuery } from '../api/profile.ts'
import { LazyConfirmDialog } from '../components/lazy-confirm-dialog.tsx'
import { useSave } from '../hooks/use-save.ts'
import { ADDRESSES_MAX, type AddressFields } from './address-fields.ts'

const AddressPart = lazyPart(() => import('./address-form.tsx').then((module) => module.AddressForm))

/** The form is downloaded when it is opened; when the download fails the list stays. */
const AddressEdit = (part: ComponentProps<typeof AddressPart>['part']) => {
  const { tError } = useT()
  const fail = () => {
    part.onClose()
    toast.error(tError('network.offline'))
  }
  return <AddressPart part={part} whileLoading={<Skeleton className="h-64" />} onFailed={fail} />
}

const toFields = ({ address_id: _, ...fields }: SavedAddress): AddressFields => ({ ...fields, phone: typedPhone(fields.phone) })

const useRemoveAddress = (onRemoved: () => void) => {
  const { t } = useT()
  const client = useQueryClient()
  return useSave({
    send: (address_id: string) => api('DELETE /profile/addresses/{address_id}', { params: { address_id } }),
    onSaved: (_answer, gone) => {
      patchProfile(client, ({ addresses }) => ({ addresses: addresses.filter(({ address_id }) => address_id !== gone) }))
      void client.invalidateQueries({ queryKey: profileQuery.queryKey })
      onRemoved()
    },
    done: t('profile.addressRemoved'),
  })
}

type AddressProps = { address: SavedAddress; onEdit(): void; onRemove(): void }

const Address = ({ address, onEdit, onRemove }: AddressProps) => {
  const { t } = useT()
  const { label, name, phone, line, landmark, city, pincode, is_usual } = address
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{label}</span>
        {is_usual && <StatusChip tone="primary">{t('profile.usualChip')}</StatusChip>}
      </p>
      <p>
        {name} · <bdi className="figures">{formatPhone(phone)}</bdi>
      </p>
      <p className="text-ink-soft">
        <bdi>{[line, landmark, [city, pincode].filter(Boolean).join(' ')].filter(Boolean).join(', ')}</bdi>
      </p>
      <div className="-ms-3 flex flex-wrap">
        <Button variant="ghost" size="sm" aria-label={`${t('profile.edit')} ${label}`} onClick={onEdit}>
          {t('profile.edit')}
        </Button>
        <Button variant="ghost" size="sm" aria-label={t('common.remove', { name: label })} onClick={onRemove}>
          {t('profile.remove')}
        </Button>
      </div>
    </>
  )
}

/** A person's saved addresses, one of them the default. */
export const AddressesCard = ({ profile }: { profile: Profile }) => {
  const { t } = useT()
  const [edited, setEdited] = useState<string | 'new' | null>(null)
  const [leaving, setLeaving] = useState<SavedAddress | null>(null)
  const removing = useRemoveAddress(() => setLeaving(null))
  const { addresses } = profile
  const empty = {
    label: '',
    name: profile.name,
    phone: typedPhone(profile.phone ?? ''),
    line: '',
    landmark: '',
    city: '',
    pincode: '',
  }
  const close = () => setEdited(null)
  return (
    <Card as="section">
      <CardTitle action={<span className="text-ink-soft text-sm figures">{`${addresses.length} / ${ADDRESSES_MAX}`}</span>}>
        {t('profile.addresses')}
      </CardTitle>
      {addresses.length === 0 && edited === null && <p className="text-ink-soft">{t('profile.noAddress')}</p>}
      <ul className="grid grid-cols-1">
        {addresses.map((address) => (
          <li key={address.address_id} className="border-line border-b py-3 first:pt-0 last:border-b-0 last:pb-0">
            {edited === address.address_id ? (
              <AddressEdit addressId={address.address_id} fields={toFields(address)} onClose={close} />
            ) : (
              <Address address={address} onEdit={() => setEdited(address.address_id)} onRemove={() => setLeaving(address)} />
            )}
          </li>
        ))}
      </ul>
      <div className="mt-3">
        {edited === 'new' && (
          <AddressEdit addressId={null} fields={{ ...empty, is_usual: addresses.length === 0 }} onClose={close} />
        )}
        {edited !== 'new' && addresses.length < ADDRESSES_MAX && (
          <Button variant="secondary" icon="plus" onClick={() => setEdited('new')}>
            {t('profile.addAddress')}
          </Button>
        )}
        {addresses.length >= ADDRESSES_MAX && (
          <p className="text-ink-soft text-sm">{t('errors.profile.too_many_addresses', { most: ADDRESSES_MAX })}</p>
        )}
      </div>
      {leaving && (
        <LazyConfirmDialog
          title={t('profile.removeAddress', { label: leaving.label })}
          confirmLabel={t('profile.remove')}
          isBusy={removing.isBusy}
          onConfirm={() => removing.save(leaving.address_id)}
          onClose={() => setLeaving(null)}
        />
      )}
    </Card>
  )
}
