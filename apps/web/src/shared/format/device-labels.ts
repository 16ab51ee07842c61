import { DEVICE_NAMES, type DeviceName, LABEL_SEPARATOR } from '@jhola/contract/auth/device-names'
import type { TextKey } from '../i18n/texts.ts'

const KEYS: Record<DeviceName, TextKey> = {
  tablet: 'common.device.tablet',
  iPhone: 'common.device.iphone',
  'Android phone': 'common.device.android',
  'Windows computer': 'common.device.windows',
  Mac: 'common.device.mac',
  Chromebook: 'common.device.chromebook',
  'Linux computer': 'common.device.linux',
  'another device': 'common.device.other',
}

/** A device in the reader's language; the name of an API client stays as it is. */
export const formatDevice = (t: (key: TextKey) => string, name: string): string => {
  const known = DEVICE_NAMES.find((one) => one === name)
  return known ? t(KEYS[known]) : name
}

/** A person and their device: `Ramesh · Android phone`. */
export const formatPersonOnDevice = (t: (key: TextKey) => string, label: string): string => {
  const seam = label.lastIndexOf(LABEL_SEPARATOR)
  if (seam < 0) return label
  const from = seam + LABEL_SEPARATOR.length
  return `${label.slice(0, from)}${formatDevice(t, label.slice(from))}`
}
