import { createStoredValue } from '../../shared/device-store/stored-value.ts'
import { rememberStore } from './remember.ts'

/** An address that was ordered to from this device. `label`: the name that its person gave it, or empty. */
export type KeptAddress = {
  label: string
  address: string
  landmark: string
  pincode: string
  place: { latitude: number; longitude: number } | null
}

export const NO_ADDRESSES: readonly KeptAddress[] = []
const ADDRESSES_KEPT = 5

const isKept = (found: unknown): found is KeptAddress => {
  // @NOTE checked field by field here.
  const kept = found as KeptAddress | null
  return (
    typeof kept === 'object' &&
    kept !== null &&
    [kept.label, kept.address, kept.landmark, kept.pincode].every((text) => typeof text === 'string') &&
    (kept.place === null || (Number.isFinite(kept.place?.latitude) && Number.isFinite(kept.place?.longitude)))
  )
}

/** The addresses of this device, the last used first. */
export const keptAddressesStore = createStoredValue<readonly KeptAddress[]>('addresses', NO_ADDRESSES, (found) =>
  Array.isArray(found) ? found.filter(isKept) : undefined,
)

/** Whether two are one address, however its spaces and letters were typed. */
export const isSameAddress = (
  one: Pick<KeptAddress, 'address' | 'pincode'>,
  other: Pick<KeptAddress, 'address' | 'pincode'>,
): boolean => {
  const textOf = ({ address, pincode }: typeof one) =>
    `${address} ${pincode}`
      .toLowerCase()
      .replace(/[\s,.]+/g, ' ')
      .trim()
  return textOf(one) === textOf(other)
}

/** With an address that was ordered to: first of the list, under the name that it had if it gets none; a name stands for one address. */
export const withAddress = (kept: readonly KeptAddress[], used: KeptAddress): KeptAddress[] => {
  const known = kept.find((one) => isSameAddress(one, used))
  const label = used.label || known?.label || ''
  const others = kept.filter((one) => one !== known && (label === '' || one.label !== label))
  return [{ ...used, label, place: used.place ?? known?.place ?? null }, ...others].slice(0, ADDRESSES_KEPT)
}

/** Keeps an address for the next order, unless the person does not want to be remembered. */
export const keepAddress = (used: KeptAddress): void => {
  if (rememberStore.read()) keptAddressesStore.write((kept) => withAddress(kept, used))
}
