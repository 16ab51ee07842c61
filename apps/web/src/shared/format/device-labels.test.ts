import { DEVICE_NAMES } from '@jhola/contract/auth/device-names'
import { expect, test } from 'vitest'
import english from '../../locales/en/common.json' with { type: 'json' }
import hindi from '../../locales/hi/common.json' with { type: 'json' }
import { formatDevice, formatPersonOnDevice } from './device-labels.ts'

type Labels = { device: Record<string, string> }
const tOf =
  ({ device }: Labels) =>
  (key: string): string =>
    device[key.split('.').at(-1) ?? ''] ?? key
const [en, hi] = [tOf(english), tOf(hindi)]

test('in English a device has the name of the log', () => {
  expect(DEVICE_NAMES.map((name) => formatDevice(en, name))).toEqual([...DEVICE_NAMES])
})

test('in Hindi every device has its own Hindi name', () => {
  const said = DEVICE_NAMES.map((name) => formatDevice(hi, name))
  expect(new Set(said).size).toBe(DEVICE_NAMES.length)
  for (const name of said) expect(name).toMatch(/[\u0900-\u097f]/)
})

test.each([
  ['Ramesh · Android phone', 'Ramesh · एंड्रॉयड फ़ोन'],
  ['Asha · the elder · Mac', 'Asha · the elder · मैक कंप्यूटर'],
  ['Ramesh · shop till', 'Ramesh · shop till'],
  ['customer', 'customer'],
])('%s is read as %s', (label, said) => expect(formatPersonOnDevice(hi, label)).toBe(said))
