import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../../shared/api/api-client.ts'
import { typedPhone, typedPincode } from '../../../shared/format/typed-digits.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { patchProfile, profileQuery } from '../api/profile.ts'
import { FormButtons } from '../components/form-buttons.tsx'
import { markedFields } from '../field-errors.ts'
import { useSave } from '../hooks/use-save.ts'
import { type AddressFields, findMistakes } from './address-fields.ts'

type AddressFormProps = {
  /** `null` for a new one. */
  addressId: string | null
  fields: AddressFields
  onClose(): void
}

/** Saves the address: creates it, or updates the one with this id. */
const useSaveAddress = (addressId: string | null, onClose: () => void) => {
  const { t } = useT()
  const client = useQueryClient()
  return useSave({
    send: (body: AddressFields) =>
      addressId === null
        ? api('POST /profile/addresses', { body })
        : api('PUT /profile/addresses/{address_id}', { params: { address_id: addressId }, body }),
    onSaved: ({ address }) => {
      patchProfile(client, ({ addresses }) => ({
        addresses: [
          ...addresses
            .filter(({ address_id }) => address_id !== address.address_id)
            .map((other) => (address.is_usual ? { ...other, is_usual: false } : other)),
          address,
        ],
      }))
      // The server decides the order of the list.
      void client.invalidateQueries({ queryKey: profileQuery.queryKey })
      onClose()
    },
    done: t('profile.addressSaved'),
    isQuiet: true,
  })
}

/** The form of a new or existing address. */
export const AddressForm = ({ addressId, fields: known, onClose }: AddressFormProps) => {
  const { t } = useT()
  const [fields, setFields] = useState(known)
  const [isAsked, setAsked] = useState(false)
  const saving = useSaveAddress(addressId, onClose)
  const mistakes = findMistakes(fields)
  const marked = markedFields(saving.problem)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (Object.keys(mistakes).length === 0) saving.save(fields)
  }
  const set = (change: Partial<AddressFields>) => {
    setFields((before) => ({ ...before, ...change }))
    saving.reset()
  }
  const field = (name: Exclude<keyof AddressFields, 'is_usual'>, clean: (typed: string) => string = (typed) => typed) => ({
    value: fields[name],
    error: isAsked && mistakes[name] ? t(mistakes[name]) : marked[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: clean(event.target.value) }),
  })
  const isUnmarked = saving.error && Object.keys(marked).length === 0
  return (
    <form noValidate className="grid grid-cols-1 gap-3" onSubmit={submit} aria-label={t('profile.address')}>
      <TextField label={t('profile.label')} hint={t('profile.labelHint')} maxLength={30} autoFocus {...field('label')} />
      <TextField label={t('profile.recipient')} maxLength={80} autoComplete="name" {...field('name')} />
      <TextField
        label={t('profile.phone')}
        prefix="+91"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        {...field('phone', typedPhone)}
      />
      <TextField label={t('profile.line')} maxLength={300} autoComplete="street-address" {...field('line')} />
      <TextField label={t('profile.landmark')} optional maxLength={120} {...field('landmark')} />
      <div className="grid grid-cols-2 gap-3">
        <TextField label={t('profile.city')} optional maxLength={80} autoComplete="address-level2" {...field('city')} />
        <TextField
          label={t('profile.pincode')}
          inputMode="numeric"
          autoComplete="postal-code"
          {...field('pincode', typedPincode)}
        />
      </div>
      <Checkbox
        label={t('profile.usual')}
        checked={fields.is_usual}
        onChange={(event) => set({ is_usual: event.target.checked })}
      />
      {isUnmarked && <Alert tone="error">{saving.error}</Alert>}
      <FormButtons save={t('profile.save')} isBusy={saving.isBusy} onCancel={onClose} />
    </form>
  )
}
