import { expect, test } from 'vitest'
import { CONSENT_TEXT_VERSIONS, type ConsentDecision, isConsentStanding, isNewDecision } from './consents.ts'

const now = CONSENT_TEXT_VERSIONS.marketing_messages
const decision = (overrides: Partial<ConsentDecision> = {}): ConsentDecision => ({
  kind: 'marketing_messages',
  is_given: true,
  text_version: now,
  ...overrides,
})

test.each<[string, Partial<ConsentDecision>, boolean]>([
  ['a yes to these words', {}, true],
  ['a no', { is_given: false }, false],
  ['a yes to older words', { text_version: now - 1 }, false],
])('%s stands: %j -> %s', (_, overrides, stands) => {
  expect(isConsentStanding(decision(overrides))).toBe(stands)
})

test.each<[string, ConsentDecision | undefined, boolean, boolean]>([
  ['a first yes', undefined, true, true],
  ['a first no', undefined, false, true],
  ['yes again', decision(), true, false],
  ['no after yes', decision(), false, true],
  ['yes after no', decision({ is_given: false }), true, true],
  ['yes again, to newer words', decision({ text_version: now - 1 }), true, true],
])('%s is kept: %s', (_name, last, given, kept) => {
  expect(isNewDecision(last, given)).toBe(kept)
})
