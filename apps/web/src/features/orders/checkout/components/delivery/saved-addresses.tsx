import { formatPhone } from '@jhola/contract/shared/phone'
import { useEffect, useEffectEvent, useState } from 'react'
import { useT } from '../../../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../../../shared/ui/button.tsx'
import { RadioCards } from '../../../../../shared/ui/radio-cards.tsx'
import type { Checkout } from '../../hooks/use-checkout.ts'
import { useKnownAddresses } from '../../hooks/use-known-addresses.ts'
import type { CheckoutStep } from '../../steps.ts'

/** The number of addresses shown at first, so that the form stays visible. */
const SHOWN_FIRST = 3

type SavedAddressesProps = { checkout: Checkout; step: CheckoutStep }

/**
 * The addresses of a signed-in user and of this device; one tap fills in the address and, if the account knows it, the recipient.
 * The account's default address is filled in while the form is empty.
 */
export const SavedAddresses = ({ checkout, step }: SavedAddressesProps) => {
  const { t } = useT()
  const known = useKnownAddresses(checkout)
  const { info } = checkout.form
  const [hasAll, setAll] = useState(false)
  // The first step asks who it is for, which this device's addresses do not say.
  const addresses = known.addresses.filter(({ person }) => step > 0 || person)
  const usual = addresses.find(({ isUsual }) => isUsual)
  const isBlank = step === 0 && info.name === '' && info.phone === '' && info.address === ''
  const fillUsual = useEffectEvent(() => {
    if (usual && isBlank) known.fill(usual)
  })
  const usualId = usual?.id
  useEffect(() => {
    if (usualId) fillUsual()
  }, [usualId])
  if (addresses.length === 0) return null
  const shown = addresses.filter((address, index) => hasAll || index < SHOWN_FIRST || address === known.chosen)
  return (
    <div className="grid gap-2">
      <RadioCards
        label={t('checkout.saved')}
        options={shown.map(({ id, label, person, fields }) => ({
          value: id,
          title: label,
          hint: (
            <>
              {person && (
                <>
                  <bdi>{person.name}</bdi> · <bdi className="figures">{formatPhone(person.phone)}</bdi>
                  <br />
                </>
              )}
              <bdi>{label === fields.address ? fields.pincode : fields.address}</bdi>
            </>
          ),
          icon: 'pin' as const,
        }))}
        value={known.chosen?.id ?? null}
        onChange={(id) => {
          const found = addresses.find((address) => address.id === id)
          if (found) known.fill(found)
        }}
      />
      {shown.length < addresses.length && (
        <Button variant="ghost" size="sm" className="-ms-3 justify-self-start" onClick={() => setAll(true)}>
          {t('checkout.savedAll', { count: addresses.length })}
        </Button>
      )}
    </div>
  )
}
