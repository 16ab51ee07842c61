import { isSameAddress, type KeptAddress, keptAddressesStore, NO_ADDRESSES } from '../../../domain/account/kept-addresses.ts'
import { useStoredValue } from '../../../shared/device-store/stored-value.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'

const forget = (gone: KeptAddress): void => keptAddressesStore.write((kept) => kept.filter((one) => !isSameAddress(one, gone)))

/** The addresses that the checkout keeps on this phone, each with its bin. */
export const DeviceAddresses = () => {
  const { t } = useT()
  const kept = useStoredValue(keptAddressesStore, NO_ADDRESSES)
  if (kept.length === 0) return null
  return (
    <Card as="section" aria-labelledby="kept-addresses">
      <CardTitle>
        <span id="kept-addresses">{t('nav.addresses')}</span>
      </CardTitle>
      <ul>
        {kept.map((one) => (
          <li
            key={`${one.address} ${one.pincode}`}
            className="flex items-center gap-3 border-line border-b border-dashed py-2 last:border-0"
          >
            <Icon name="pin" className="text-brand" />
            <span className="min-w-0 flex-1">
              {one.label && <bdi className="block font-semibold">{one.label}</bdi>}
              <bdi className="block">{[one.address, one.landmark, one.pincode].filter(Boolean).join(', ')}</bdi>
            </span>
            <IconButton icon="trash" label={t('common.remove', { name: one.label || one.address })} onClick={() => forget(one)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
