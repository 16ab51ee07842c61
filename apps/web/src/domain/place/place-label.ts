import type { ChosenPlace } from './chosen-place.ts'

/** How a place is written: `Kurla West, 400070`; `otherwise` for a place that nobody named, which the device found. */
export const placeLabel = ({ name, pincode }: Pick<ChosenPlace, 'name' | 'pincode'>, otherwise: string): string => {
  // A place that was found by its PIN code has it in its name.
  const plain = name.replace(new RegExp(`^${pincode},\\s*|,?\\s*${pincode}$`), '')
  return [pincode ? plain : name, pincode].filter(Boolean).join(', ') || otherwise
}
