import { useT } from '../../../../../shared/i18n/i18n-context.tsx'
import { Chip } from '../../../../../shared/ui/chip.tsx'
import type { Checkout } from '../../hooks/use-checkout.ts'
import { useKnownAddresses } from '../../hooks/use-known-addresses.ts'

const SHOWN = 4
const LETTERS = 24

const shorten = (label: string): string => (label.length > LETTERS ? `${label.slice(0, LETTERS)}…` : label)

/** The known addresses at the review: another one is one tap away. */
export const AddressChips = ({ checkout }: { checkout: Checkout }) => {
  const { t } = useT()
  const { addresses, chosen, fill } = useKnownAddresses(checkout)
  if (addresses.length < 2) return null
  return (
    <fieldset>
      <legend className="sr-only">{t('checkout.saved')}</legend>
      <div className="flex flex-wrap gap-x-2">
        {addresses.slice(0, SHOWN).map((address) => (
          <Chip key={address.id} chosen={address === chosen} onChange={() => fill(address)}>
            {shorten(address.label)}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
