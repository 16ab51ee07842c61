/** What a device is called in the log of who did what; screens say it in the reader's language. */
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

/** Stands between a person and their device in a label: `Ramesh · Android phone`. */
export const LABEL_SEAM = ' · '
