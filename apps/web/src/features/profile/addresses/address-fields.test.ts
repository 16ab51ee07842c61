import { addressBodySchema, ADDRESSES_MAX as MOST } from '@jhola/contract/profile/schema'
import { expect, test } from 'vitest'
import { ADDRESSES_MAX, type AddressFields, findMistakes } from './address-fields.ts'

const GOOD: AddressFields = {
  label: 'Home',
  name: 'Asha Rao',
  phone: '9876543210',
  line: '12 Pipe Road, Kurla West',
  landmark: '',
  city: 'Mumbai',
  pincode: '400070',
  is_usual: false,
}

test('the form and the server allow the same number of addresses', () => expect(ADDRESSES_MAX).toBe(MOST))

test.each<[Partial<AddressFields>, (keyof AddressFields)[]]>([
  [{}, []],
  [{ label: '  ' }, ['label']],
  [{ name: '' }, ['name']],
  [{ phone: '12345' }, ['phone']],
  [{ line: 'Kurla' }, ['line']],
  [{ pincode: '012345' }, ['pincode']],
  [{ pincode: '40007', line: '' }, ['line', 'pincode']],
])('with %j the mistakes are in %j, as the server says too', (change, wrong) => {
  const fields = { ...GOOD, ...change }
  expect(Object.keys(findMistakes(fields)).toSorted()).toEqual(wrong.toSorted())
  const parsed = addressBodySchema.safeParse(fields)
  const refused = parsed.success ? [] : [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))]
  expect(refused.toSorted()).toEqual(wrong.toSorted())
})
