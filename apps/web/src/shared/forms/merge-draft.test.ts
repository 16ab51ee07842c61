import { expect, test } from 'vitest'
import { mergeDraft } from './merge-draft.ts'

const sent = { name: 'Verma', about: '', hours: { opens: '09:00', closes: '21:00' }, days: [1, 2] }

test('without an edit in between the draft is the saved value', () => {
  expect(mergeDraft({ ...sent }, sent, { ...sent, name: 'Verma Store' })).toEqual({ ...sent, name: 'Verma Store' })
})

test('fields edited during the save keep their value', () => {
  const typed = { ...sent, about: 'Fresh', hours: { opens: '08:00', closes: '21:00' } }
  const saved = { ...sent, name: 'Verma Store', hours: { opens: '09:00', closes: '22:00' } }
  expect(mergeDraft(typed, sent, saved)).toEqual({
    ...sent,
    name: 'Verma Store',
    about: 'Fresh',
    hours: { opens: '08:00', closes: '22:00' },
  })
})

test('a list is one field, and a cleared value stays empty', () => {
  const before = { days: [1, 2], gstin: '27AAPFU0939F1ZV' as string | null }
  expect(mergeDraft({ days: [1], gstin: null }, before, { days: [1, 2, 3], gstin: '27AAPFU0939F1ZV' })).toEqual({
    days: [1],
    gstin: null,
  })
})
