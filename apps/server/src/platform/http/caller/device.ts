import type { DeviceName } from '@jhola/contract/auth/device-names'

const SYSTEMS: readonly [RegExp, DeviceName][] = [
  [/iPad|Android(?!.*Mobile)/, 'tablet'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android phone'],
  [/Windows/, 'Windows computer'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux|X11/, 'Linux computer'],
]

/** A short description of a device, from its User-Agent: 'Android phone'. A program is only 'another device'. */
export const describeDevice = (userAgent: string | undefined): DeviceName =>
  SYSTEMS.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? 'another device'
