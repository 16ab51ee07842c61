import { expect, test } from 'vitest'
import { typedDigits, typedPhone } from './typed-digits.ts'

test.each([
  ['98765', '98765'],
  ['+91 98765 43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['9198765432', '9198765432'],
  ['९८७६५ ४३२१०', '9876543210'],
  ...['٩٨٧٦٥٤٣٢١٠', '۹۸۷۶۵۴۳۲۱۰', '৯৮৭৬৫৪৩২১০', '੯੮੭੬੫੪੩੨੧੦', '૯૮૭૬૫૪૩૨૧૦', '୯୮୭୬୫୪୩୨୧୦'].map((typed) => [typed, '9876543210']),
  ...['௯௮௭௬௫௪௩௨௧௦', '౯౮౭౬౫౪౩౨౧౦', '೯೮೭೬೫೪೩೨೧೦', '൯൮൭൬൫൪൩൨൧൦'].map((typed) => [typed, '9876543210']),
  ['98765432101', '9876543210'],
  ['Asha', ''],
])('%s is the phone %s', (typed, phone) => expect(typedPhone(typed)).toBe(phone))

test('a code is as long as it may be', () => expect(typedDigits('12 34 56 78', 6)).toBe('123456'))
