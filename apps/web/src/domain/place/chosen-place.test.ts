import { expect, test } from 'vitest'
import { readChosenPlace } from './chosen-place.ts'

test('a place is rounded to about 100 m, and a PIN code that is none is left out', () => {
  const kept = encodeURIComponent(
    JSON.stringify({ latitude: 19.07283, longitude: 72.88261, name: ' Kurla West ', pincode: '4000' }),
  )
  expect(readChosenPlace(kept)).toEqual({ latitude: 19.073, longitude: 72.883, name: 'Kurla West', pincode: '' })
})

test.each([undefined, '', 'null', '[]', '{"latitude":"19"}', '{"latitude":91,"longitude":0}', '{"latitude":1,"longitude":', '%'])(
  '%s is no place',
  (cookie) => expect(readChosenPlace(cookie)).toBeUndefined(),
)
