import { formatPhone } from '@jhola/contract/shared/phone'
import { useEffect, useEffectEvent, useState } from 'react'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { RadioCards } from '../../../../shared/ui/radio-cards.tsx'
import type { CheckoutStep } from '../hooks/use-checkout.ts'
import type { CustomerForm } from '../hooks/use-customer-form.ts'
import { useSavedAddresses } from '../hooks/use-saved-addresses.ts'
import { chosenAddress, fieldsOf } from '../saved-address.ts'
import type { CheckoutField } from '../validation.ts'

/** The number of addresses shown at first, so that the form stays visible. */
const SHOWN_FIRST = 3

type SavedAddressesProps = { form: CustomerForm; step: CheckoutStep }

/**
 * The saved addresses of a signed-in user; one tap fills in the recipient and the address. The default address is filled in while
 * the form is empty.
 */
export const SavedAddresses = ({ form, step }: SavedAddressesProps) => {
  const { t } = useT()
  const addresses = useSavedAddresses()
  const { info, set } = form
  const [hasAll, setAll] = useState(false)
  const chosen = chosenAddress(addresses, info)
  const choose = (addressId: string) => {
    const found = addresses.find(({ address_id }) => address_id === addressId)
    if (!found) return
    // @NOTE `fieldsOf` names fields of the checkout only
    for (const [name, value] of Object.entries(fieldsOf(found)) as [CheckoutField, string][]) set(name, value)
  }
  const usual = addresses.find(({ is_usual }) => is_usual)
  const isBlank = step === 0 && info.name === '' && info.phone === '' && info.address === ''
  const fillUsual = useEffectEvent(() => {
    if (usual && isBlank) choose(usual.address_id)
  })
  const usualId = usual?.address_id
  useEffect(() => {
    if (usualId) fillUsual()
  }, [usualId])
  if (addresses.length === 0) return null
  const shown = addresses.filter((address, index) => hasAll || index < SHOWN_FIRST || address === chosen)
  return (
    <div className="grid gap-2">
      <RadioCards
        label={t('checkout.saved')}
        options={shown.map(({ address_id, label, name, phone, line }) => ({
          value: address_id,
          title: label,
          hint: (
            <>
              <bdi>{name}</bdi> · <bdi className="figures">{formatPhone(phone)}</bdi>
              <br />
              <bdi>{line}</bdi>
            </>
          ),
          icon: 'pin' as const,
        }))}
        value={chosen?.address_id ?? null}
        onChange={choose}
      />
      {shown.length < addresses.length && (
        <Button variant="ghost" size="sm" className="-ms-3 justify-self-start" onClick={() => setAll(true)}>
          {t('checkout.savedAll', { count: addresses.length })}
        </Button>
      )}
    </div>
  )
}
