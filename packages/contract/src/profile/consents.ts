import type { ConsentKind } from './schema.ts'

/**
 * The version of the consent text (profile.json, `consentHint`). Increase it when the meaning changes: consent to the old text
 * does not cover the new one.
 */
export const CONSENT_TEXT_VERSIONS: Record<ConsentKind, number> = { marketing_messages: 1, order_updates_whatsapp: 1 }

/** A consent decision with the version of its text. */
export type ConsentDecision = { kind: ConsentKind; is_given: boolean; text_version: number }

/** Whether a consent is still valid: not if it was given to another version of the text. */
export const isConsentStanding = ({ kind, is_given, text_version }: ConsentDecision): boolean =>
  is_given && text_version === CONSENT_TEXT_VERSIONS[kind]

/** Whether a new decision must be stored: not if it repeats the last one for the same text. */
export const isNewDecision = (last: ConsentDecision | undefined, is_given: boolean): boolean =>
  last === undefined || last.is_given !== is_given || last.text_version !== CONSENT_TEXT_VERSIONS[last.kind]
