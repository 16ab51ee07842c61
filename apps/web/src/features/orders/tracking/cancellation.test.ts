import { expect, test } from 'vitest'
import { nameProducts } from './cancellation.ts'

test("missing items are named in the user's language; a note of the shop is unchanged", () => {
  const names = new Map([
    ['Dal', 'दाल'],
    ['Toor Dal', 'तूर दाल'],
  ])
  expect(nameProducts('Toor Dal, Dal. Dal comes tomorrow. Sorry', names)).toBe('तूर दाल, दाल. Dal comes tomorrow. Sorry')
  expect(nameProducts('Loose tea, 250 g', names)).toBe('Loose tea, 250 g')
})
