import { expect, test } from 'vitest'
import { noteChipsOf, toggleWords, withNote } from './item-notes.ts'

test.each([
  ['added', '', 'Ripe', 'Ripe'],
  ['after others', 'For pickle', 'Ripe', 'For pickle, Ripe'],
  ['taken out again', 'For pickle, Ripe', 'Ripe', 'For pickle'],
])('the words of a chip are %s', (_what, note, words, expected) => {
  expect(toggleWords(note, words)).toBe(expected)
})

test('a note is cut at its length, an empty one is removed, and the oldest of many is dropped', () => {
  expect(withNote({}, 'a', 'x'.repeat(130))).toEqual({ a: 'x'.repeat(120) })
  expect(withNote({ a: 'Ripe' }, 'a', '  ')).toEqual({})
  const many = Array.from({ length: 101 }, (_, index) => `p${index}`).reduce((notes, id) => withNote(notes, id, 'Ripe'), {})
  expect(Object.keys(many)).toHaveLength(100)
  expect(many).not.toHaveProperty('p0')
})

test('what is weighed is said to be ripe, what comes in packets has a brand', () => {
  expect(noteChipsOf({ loose: true })).toContain('ripe')
  expect(noteChipsOf({ loose: false })).toContain('anyBrand')
})
