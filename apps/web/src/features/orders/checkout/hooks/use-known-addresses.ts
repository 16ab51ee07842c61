import { useQuery } from '@tanstack/react-query'
import { keptAddressesStore, NO_ADDRESSES } from '../../../../domain/account/kept-addresses.ts'
import { apiQuery } from '../../../../shared/api/api-query.ts'
import { useStoredValue } from '../../../../shared/device-store/stored-value.ts'
import { chosenAddress, type KnownAddress, knownAddresses } from '../known-address.ts'
import type { CheckoutField } from '../validation.ts'
import type { Checkout } from './use-checkout.ts'

/** The addresses of the signed-in user and of this device, and the one that is in the fields. */
export const useKnownAddresses = ({ form, choose }: Checkout) => {
  const me = useQuery(apiQuery('GET /auth/me', {})).data?.user
  const profile = useQuery({ ...apiQuery('GET /profile', {}), enabled: Boolean(me) }).data?.profile
  const kept = useStoredValue(keptAddressesStore, NO_ADDRESSES)
  const addresses = knownAddresses((me && profile?.addresses) || [], kept)
  return {
    addresses,
    chosen: chosenAddress(addresses, form.info),
    /** Fills in an address, and who is there if the account knows it. */
    fill: ({ person, fields, place }: KnownAddress) => {
      // @NOTE both name fields of the checkout only
      for (const [name, value] of Object.entries({ ...person, ...fields }) as [CheckoutField, string][]) form.set(name, value)
      choose({ place, label: null })
    },
  }
}
