import { expect, test } from 'vitest'
import { decideFavouritesStep } from './favourites-step.ts'

const here = (changed_at: number, user_id: string | null) => ({ items: { a: 1 }, changed_at, user_id })

test.each([
  ['nothing anywhere', undefined, undefined, 'same'],
  ['only the account has some: a new device', undefined, { changed_at: 5 }, 'take'],
  ['only the device has some', here(5, null), undefined, 'send'],
  ['a guest signs in, and the account has some', here(9, null), { changed_at: 5 }, 'join'],
  ['changed here', here(9, 'me'), { changed_at: 5 }, 'send'],
  ['changed elsewhere', here(5, 'me'), { changed_at: 9 }, 'take'],
  ['nothing changed', here(5, 'me'), { changed_at: 5 }, 'same'],
  ["another person's, who never signed out", here(9, 'somebody'), undefined, 'drop'],
  ["another person's, and the account has some", here(9, 'somebody'), { changed_at: 5 }, 'take'],
] as const)('%s', (_what, mine, there, expected) => {
  expect(decideFavouritesStep(mine, there, 'me')).toBe(expected)
})
