/** Device names in the log of actions. Screens show them in the reader's language. */
export const DEVICE_NAMES = [
  'tablet',
  'iPhone',
  'Android phone',
  'Windows computer',
  'Mac',
  'Chromebook',
  'Linux computer',
  'another device',
] as const
export type DeviceName = (typeof DEVICE_NAMES)[number]

/** Separates a person and their device in a label: `Ramesh · Android phone`. */
export const LABEL_SEPARATOR = ' · '
