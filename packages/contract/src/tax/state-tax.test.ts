import { expect, test } from 'vitest'
import { GST_STATE_CODES } from './gstin.ts'
import { stateTaxOf } from './state-tax.ts'

test("the state's half is UTGST where a union territory has no legislature, and SGST everywhere else", () => {
  const withUtgst = Object.entries(GST_STATE_CODES)
    .filter(([, code]) => stateTaxOf(code) === 'utgst')
    .map(([name]) => name)
  expect(withUtgst).toEqual([
    'Chandigarh',
    'Dadra and Nagar Haveli and Daman and Diu',
    'Lakshadweep',
    'Andaman and Nicobar Islands',
    'Ladakh',
  ])
  for (const code of ['07', '34', '01', '27', null]) expect(stateTaxOf(code)).toBe('sgst')
  expect(stateTaxOf('25')).toBe('utgst')
})
