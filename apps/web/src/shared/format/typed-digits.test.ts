import { expect, test } from 'vitest'
import { toPhone, typedDecimal, typedDigits, typedPhone, typedPincode } from './typed-digits.ts'

test.each([
  ['98765', '98765'],
  ['+91 98765 43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['9198765432', '9198765432'],
  ['९८७६५ ४३२१०', '9876543210'],
  ...['٩٨٧٦٥٤٣٢١٠', '۹۸۷۶۵۴۳۲۱۰', '৯৮৭৬৫৪৩২১০', '੯੮੭੬੫੪੩੨੧੦', '૯૮૭૬૫૪૩૨૧૦', '୯୮୭୬୫୪୩୨୧୦'].map((typed) => [typed, '9876543210']),
  ...['௯௮௭௬௫௪௩௨௧௦', '౯౮౭౬౫౪౩౨౧౦', '೯೮೭೬೫೪೩೨೧೦', '൯൮൭൬൫൪൩൨൧൦'].map((typed) => [typed, '9876543210']),
  ['98765432101', '9876543210'],
  ['987650123456', '9876501234'],
  ['Asha', ''],
  ['+91 +91 98765 43210', '9876543210'],
  ['91 91 98765 43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['0091 98765 43210', '9876543210'],
  ['+۹۱ ۹۸۷۶۵۴۳۲۱۰', '9876543210'],
  ['+91', ''],
  ['9191234567', '9191234567'],
])('%s is the phone %s', (typed, phone) => expect(typedPhone(typed)).toBe(phone))

test.each(['+91 98765 43210', '+91+919876543210', '91 98765 43210', '098765 43210'])(
  '%s typed figure by figure beside a fixed +91 is the number',
  (typed) => expect([...typed].reduce((shown, sign) => typedPhone(shown + sign), '')).toBe('9876543210'),
)

test('a code is cut to its maximum length', () => expect(typedDigits('12 34 56 78', 6)).toBe('123456'))

test.each([
  ['110011', '110011'],
  ['११००११', '110011'],
  ['۱۱۰۰۱۱', '110011'],
  ['110 0112', '110011'],
  ['', ''],
])('%s is the pincode %s', (typed, pincode) => expect(typedPincode(typed)).toBe(pincode))

test.each([
  ['₹1,234.5', '1234.5'],
  ['६४.५०', '64.50'],
  ['abc', ''],
])('%s is the number %s', (typed, number) => expect(typedDecimal(typed)).toBe(number))

test.each([
  ['९८७६५ ४३२१०', '+919876543210'],
  ['০৯৮৭৬৫৪৩২১০', '+919876543210'],
  ['98765432101', undefined],
  ['', undefined],
])('%s goes out as the phone %s', (typed, phone) => expect(toPhone(typed)).toBe(phone))

const SOURCES = import.meta.glob<string>('/apps/web/src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
/** A number as the server sends it, not a typed one. */
const NOT_TYPED = ['/apps/web/src/features/orders/tracking/components/confirmation-screen.tsx']

test('no other code extracts digits from typed text: it would lose those of other scripts', () => {
  const takesDigits = Object.keys(SOURCES).filter(
    (file) => !/\.test\.tsx?$/.test(file) && /\/(\\D|\[\^\\d[^\]]*\])\+?\/g/.test(SOURCES[file] ?? ''),
  )
  expect(takesDigits.toSorted()).toEqual([...NOT_TYPED, '/apps/web/src/shared/format/typed-digits.ts'])
})
